/** The student's picture, or the initial. Decorative. */
export function Avatar({ name, src }: { name: string; src?: string | null | undefined }) {
  if (src) return <img src={src} alt="" width={36} height={36} className="size-9 rounded" />;
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded bg-ink text-15 font-600 text-ground"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
