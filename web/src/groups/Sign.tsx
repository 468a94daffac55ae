/** Signs of the controls of these pages, drawn by ourselves. */
const SIGNS = {
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 22h4",
  copy: "M9 8h11v13H9zM5 16H4V3h11v1",
  share: "M12 14V3M8 6.5 12 3l4 3.5M7 11H5v10h14V11h-2",
  hour: "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
} as const;

export function Sign({ name }: { name: keyof typeof SIGNS }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden>
      <path d={SIGNS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
