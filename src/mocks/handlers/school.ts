import { getSchool } from '@/api/school/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { answersFromQuery } from '@/mocks/engines/ranking/answers';
import { CHECKED, costsOf } from '@/mocks/catalogue/costs';
import { localLanguages } from '@/mocks/catalogue/local-languages';
import type { CatalogueSchool } from '@/mocks/catalogue/schools/school';
import { mockNow } from '@/mocks/data/clock';
import { catalogueEntries } from '@/mocks/data/entries';
import { listOptionsOf } from '@/mocks/server/list-options';
import { nextIntakes } from '@/mocks/engines/ranking/next-intake';
import { messages } from '@/mocks/server/messages';
import { rank, type Ranked } from '@/mocks/engines/ranking/ranking';
import { Refusal } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { programWire, rateWire, schoolWire } from '@/mocks/data/wire';
import type { Language } from '@/mocks/catalogue/text';

const COST_PARTS = ['living', 'insurance', 'travel', 'visa'] as const;
const source = 'illustrative' as const;

function costsWire(school: CatalogueSchool) {
  const costs = costsOf(school);
  const { basis, checked } = costs;
  return COST_PARTS.map((part) => ({
    part,
    amount: costs[part],
    basis,
    read_on: checked,
    source,
  }));
}

function schoolProgramWire(row: Ranked, language: Language, now: Date) {
  return {
    ...programWire(row, language),
    read_on: CHECKED,
    intake_dates: nextIntakes(row.entry, row, now).map(({ start, deadline, deadlineTime }) => ({
      starts: start,
      deadline,
      deadline_time: deadlineTime,
    })),
  };
}

/** One school with its programs, judged by the account or, for visitors, by the answers in the query. */
export const schoolRoutes = {
  getSchool: route(getSchool, 'open', ({ params, query, student, language }) => {
    const own = catalogueEntries.filter(({ school }) => String(school.id) === params['id']);
    const [first] = own;
    if (!first) throw new Refusal(404, messages.noSchool);
    const answers = student ? accountAnswers(student.basicInfo) : answersFromQuery(query);
    const now = mockNow();
    const result = rank(own, answers, { options: listOptionsOf(), language, now });
    return {
      data: {
        ...schoolWire(first, language),
        country_id: first.country.id,
        about: first.school.about[language],
        costs: costsWire(first.school),
        rate: rateWire(),
        local_languages: localLanguages(first.school),
        programs: result.map((row) => schoolProgramWire(row, language, now)),
      },
    };
  }),
};
