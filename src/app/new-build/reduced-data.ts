/** Whether the browser saves data, or the network is on 2g. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = Object(
    'connection' in navigator && navigator.connection,
  );
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
