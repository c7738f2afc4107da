import type { Scholarship } from '@/api/scholarship/contract';
import type { StudentAnswers } from '@/mocks/engines/ranking/answers';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarshipDocuments } from '@/mocks/catalogue/scholarships/scholarships-asks';
import type { Language } from '@/mocks/catalogue/text';
import type { MonthDay } from '@/mocks/catalogue/schools/school';
import { nextDeadline } from '@/mocks/engines/ranking/deadline';
import { nextTerm } from '@/mocks/engines/ranking/next-intake';
import { placesOf, scholarshipCriteria } from '@/mocks/engines/ranking/scholarship-criteria';
import { criterionWire } from './wire';

/** The first day of the term that ends on `deadline`. */
function opensBefore(deadline: string, opens: MonthDay): string {
  const yearBefore = new Date(`${deadline}T00:00:00Z`);
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1);
  return nextDeadline(opens, yearBefore);
}

/** A scholarship with its criteria and the dates of its next term, in one language. */
export function scholarshipWire(
  row: CatalogueScholarship,
  { answers, language, now }: { answers: StudentAnswers; language: Language; now: Date },
): Scholarship {
  const { start, deadline } = nextTerm(row, answers, now);
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
    ...(row.term && deadline && { opens: opensBefore(deadline, row.term.opens), deadline }),
    website: row.website,
    about: row.about[language],
    fields: fields.map(({ id, title }) => ({ id, title: title[language] })),
    criteria: scholarshipCriteria(row, answers, { now, start }).map((one) =>
      criterionWire(one, language),
    ),
    documents: row.documents.map((key) => scholarshipDocuments[key][language]),
  };
}
