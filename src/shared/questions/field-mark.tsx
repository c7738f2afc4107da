import marks from './field-marks.svg?no-inline';

/** The fields that have a drawing, by the code of their option. */
const DRAWN = [
  'computing',
  'engineering',
  'business',
  'economics',
  'science',
  'health',
  'society',
  'art',
  'media',
  'humanities',
  'law',
  'environment',
];

/** The drawn mark of a field; a plain one for an unknown field. */
export function FieldMark({ code }: { code: string | null }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48">
      <use href={`${marks}#${code !== null && DRAWN.includes(code) ? code : 'plain'}`} />
    </svg>
  );
}
