import type { Scholarship } from '@/api/scholarship/contract';
import type { StudentAnswers } from '@/mocks/engines/ranking/answers';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarshipDocuments } from '@/mocks/catalogue/scholarships/scholarships-asks';
import type { Language } from '@/mocks/catalogue/text';
import { schools } from '@/mocks/catalogue/schools/schools';
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

/** The only schools it can be used at: its own, or the school whose site it is on; none if it is not said. */
function schoolIdsOf({ schoolIds, website }: CatalogueScholarship): readonly number[] {
  if (schoolIds) return schoolIds;
  const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  const host = `.${hostOf(website)}`;
  return schools.filter((one) => host.endsWith(`.${hostOf(one.website)}`)).map(({ id }) => id);
}

/** A scholarship with its criteria and the dates of its next term, in one language. */
export function scholarshipWire(
  row: CatalogueScholarship,
  { answers, language, now }: { answers: StudentAnswers; language: Language; now: Date },
): Scholarship {
  const { start, deadline } = nextTerm(row, answers, now);
  const schoolIds = schoolIdsOf(row);
  const fields = preferences.filter(({ id }) => row.fields?.includes(id));
  return {
    id: row.id,
    name: row.name[language],
    provider: row.provider[language],
    countries: placesOf(row).map(({ id, name }) => ({
      ...(id === null ? {} : { id }),
      title: name[language],
    })),
    ...(schoolIds.length > 0 && { school_ids: [...schoolIds] }),
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
