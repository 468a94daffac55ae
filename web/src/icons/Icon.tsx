import "./shell";
import { iconShape } from "./icons";

/** An icon by name, in the colour of the text. Decorative unless it has a title. */
export function Icon({ name, className = "", title }: { name: string; className?: string; title?: string }) {
  const shape = iconShape(name);
  const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
  if (!shape) return <span className={`i ${className}`} {...label} data-missing={name} />;
  const box = `0 0 ${shape.size} ${shape.size}`;
  if (shape.body) {
    return <svg className={`i ${className}`} viewBox={box} {...label} dangerouslySetInnerHTML={{ __html: shape.body }} />;
  }
  return (
    <svg className={`i ${className}`} viewBox={box} {...label}>
      <path d={shape.path} />
    </svg>
  );
}
