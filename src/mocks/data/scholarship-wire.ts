import type { Scholarship } from '@/api/scholarship/contract';
import type { StudentAnswers } from '@/mocks/engines/ranking/answers';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarshipDocuments } from '@/mocks/catalogue/scholarships/scholarships-asks';
import type { Language } from '@/mocks/catalogue/text';
import { nextDeadline } from '@/mocks/engines/ranking/deadline';
import { placesOf, scholarshipCriteria } from '@/mocks/engines/ranking/scholarship-criteria';
import { criterionWire } from './wire';

/** The next term that is still open: its last day is today or later. */
function nextTerm({ opens, closes }: NonNullable<CatalogueScholarship['term']>, now: Date) {
  const deadline = nextDeadline(closes, now);
  const yearBefore = new Date(`${deadline}T00:00:00Z`);
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1);
  return { opens: nextDeadline(opens, yearBefore), deadline };
}

/** A scholarship with its criteria and the dates of its next term, in one language. */
export function scholarshipWire(
  row: CatalogueScholarship,
  { answers, language, now }: { answers: StudentAnswers; language: Language; now: Date },
): Scholarship {
  const fields = preferences.filter(({ id }) => row.fields?.includes(id));
  return {
    id: row.id,
    name: row.name[language],
    provider: row.provider[language],
    countries: placesOf(row).map(({ id, name }) => ({
      ...(id === null ? {} : { id }),
      title: name[language],
    })),
    amount: { kind: row.amount.kind, text: row.amount.text[language], usd: row.amount.usd },
    source: 'illustrative',
    ...(row.term && nextTerm(row.term, now)),
    website: row.website,
    about: row.about[language],
    fields: fields.map(({ id, title }) => ({ id, title: title[language] })),
    criteria: scholarshipCriteria(row, answers, now).map((one) => criterionWire(one, language)),
    documents: row.documents.map((key) => scholarshipDocuments[key][language]),
  };
}
