type Grade = number | null | undefined;

function isKnown(value: Grade): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** A four-point average on the ten-point scale: 3.5 is `8.8`, 3.2 is `8` (R22). Empty if missing; 0 is a value. */
export function gpaOutOfTen(four: Grade): string {
  if (!isKnown(four)) return '';
  const ten = Math.round((four / 4) * 10 * 10 + 1e-9) / 10;
  return Number.isInteger(ten) ? String(ten) : ten.toFixed(1);
}

/** A ten-point average on the four-point scale: 8 is `3.20` (R22). */
export function gpaOutOfFour(ten: Grade): string {
  if (!isKnown(ten)) return '';
  return ((ten / 10) * 4).toFixed(2);
}
