import type { Text } from '@/mocks/catalogue/text';

/** The visa of students by ISO country code, without sums or hours: those change every year. */
export type VisaFacts = { visa: Text; site: string; after: Text };

export const facts = (visa: Text, site: string, after: Text): VisaFacts => ({ visa, site, after });
