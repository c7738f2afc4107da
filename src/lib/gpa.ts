type Grade = number | null | undefined;

function known(value: Grade): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * A four-point average on the ten-point scale, one decimal and only if there is a fraction: 3.5 is
 * `8.8`, 3.2 is `8` (R22, spec section 5). Empty when missing; 0 is a value.
 */
export function gpaOutOfTen(four: Grade): string {
  if (!known(four)) return '';
  const ten = Math.round((four / 4) * 10 * 10 + 1e-9) / 10;
  return Number.isInteger(ten) ? String(ten) : ten.toFixed(1);
}

/** A ten-point average on the four-point scale, two decimals: 8 is `3.20` (R22, spec section 5). */
export function gpaOutOfFour(ten: Grade): string {
  if (!known(ten)) return '';
  return ((ten / 10) * 4).toFixed(2);
}
