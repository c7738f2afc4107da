type Point = { title: string; text: string };

/** A few things to know, beside a form: each its name and a sentence. */
export function Points({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <>
      <h2 className="text-24">{title}</h2>
      <ul className="ruled ledger mt-3">
        {points.map((point) => (
          <li key={point.title} className="py-4">
            <p className="font-600">{point.title}</p>
            <p className="text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
