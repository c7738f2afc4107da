import * as v from 'valibot';
import {
  deleteSavedScholarship,
  getSavedScholarships,
  getScholarships,
  postSavedScholarship,
  scholarshipKindSchema,
} from '@/api/scholarship/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { changeAccount } from '@/mocks/data/accounts';
import { answersFromQuery, type StudentAnswers } from '@/mocks/engines/ranking/answers';
import type { CatalogueScholarship } from '@/mocks/catalogue/scholarships/scholarship';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import type { Language } from '@/mocks/catalogue/text';
import { mockNow } from '@/mocks/data/clock';
import { foldWords } from '@/lib/fold-text';
import { checkedSearch } from '@/mocks/server/list-options';
import { messages } from '@/mocks/server/messages';
import { Refusal } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { countryIdsOf, placesOf } from '@/mocks/engines/ranking/scholarship-criteria';
import { scholarshipWire } from '@/mocks/data/scholarship-wire';
import { validated } from '@/mocks/server/validate';

/** The searchable text: names in both languages, each word after a space. */
function wordsOf({ name, provider, ...row }: CatalogueScholarship): string {
  const places = placesOf({ name, provider, ...row }).map((place) => place.name);
  const texts = [name, provider, ...places].flatMap(({ en, vi }) => [en, vi]);
  return ` ${texts.map(foldWords).join(' ')}`;
}

/** The scholarships that match the query's `q`, `amount` and `in_country_ids`. Throws 422 by field. */
function narrowed(query: URLSearchParams): CatalogueScholarship[] {
  const search = foldWords(checkedSearch(query.get('q')))
    .split(' ')
    .filter(Boolean);
  const { amount } = validated(v.object({ amount: v.nullable(scholarshipKindSchema) }), {
    amount: query.get('amount') || null,
  });
  const countries = query.get('in_country_ids')?.split(',').filter(Boolean) ?? [];
  return scholarships.filter(
    (row) =>
      (amount === null || row.amount.kind === amount) &&
      (countries.length === 0 || countryIdsOf(row).some((id) => countries.includes(id))) &&
      search.every((word) => wordsOf(row).includes(` ${word}`)),
  );
}

function known(id: string): CatalogueScholarship {
  const row = scholarships.find((one) => String(one.id) === id);
  if (!row) throw new Refusal(404, messages.noScholarship);
  return row;
}

function wiresOf(
  rows: readonly CatalogueScholarship[],
  answers: StudentAnswers,
  language: Language,
) {
  return rows.map((row) => scholarshipWire(row, { answers, language, now: mockNow() }));
}

export const scholarshipRoutes = {
  getScholarships: route(getScholarships, 'open', ({ query, student, language }) => {
    const rows = narrowed(query);
    const answers = student ? accountAnswers(student.basicInfo) : answersFromQuery(query);
    return { data: wiresOf(rows, answers, language) };
  }),

  getSavedScholarships: route(getSavedScholarships, 'student', ({ student, language }) => {
    const rows = student.scholarships.flatMap((id) => scholarships.filter((row) => row.id === id));
    return { data: wiresOf(rows, accountAnswers(student.basicInfo), language) };
  }),

  postSavedScholarship: route(
    postSavedScholarship,
    'student',
    async ({ student, body, language }) => {
      const row = known(String(body.scholarship_id));
      await changeAccount(student.id, (account) => {
        account.scholarships = [...new Set([...account.scholarships, row.id])];
      });
      const context = { answers: accountAnswers(student.basicInfo), language, now: mockNow() };
      return { data: scholarshipWire(row, context) };
    },
  ),

  deleteSavedScholarship: route(deleteSavedScholarship, 'student', async ({ student, params }) => {
    await changeAccount(student.id, (account) => {
      account.scholarships = account.scholarships.filter((id) => String(id) !== params['id']);
    });
    return { data: null };
  }),
};
