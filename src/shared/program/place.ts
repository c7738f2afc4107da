type Located = { city?: string | null | undefined; country?: string | null | undefined };

/** `Boston, United States`, or what is known of it; empty for neither. */
export function formatPlace({ city, country }: Located): string {
  return [city, country].filter(Boolean).join(', ');
}
