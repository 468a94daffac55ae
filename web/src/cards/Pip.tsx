import { Icon } from "@/icons/Icon";

/** Symbols of the seats, in the order of their colours. */
export const SYMBOLS = ["sun", "wave", "leaf", "tower", "lozenge", "crescent"] as const;

/** A seat's colour and symbol, always together. `colour` is 1–6; 0: nobody knows it yet. */
export function Pip({ colour, size = "", title }: { colour: number; size?: "" | "sm" | "lg"; title?: string }) {
  if (colour === 0)
    return (
      <span className={`pip none ${size}`} {...(title ? { title } : {})}>
        {title && <span className="sr">{title}</span>}
      </span>
    );
  return (
    <span className={`pip s${colour} ${size}`} {...(title ? { title } : {})}>
      <Icon name={SYMBOLS[(colour - 1) % 6] ?? "sun"} {...(title ? { title } : {})} />
    </span>
  );
}
