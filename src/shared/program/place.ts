type Located = { city?: string | null | undefined; country?: string | null | undefined };

/** `Boston, United States`; empty if neither is known. */
export function formatPlace({ city, country }: Located): string {
  return [city, country].filter(Boolean).join(', ');
}
