import { getSchool } from '@/api/school/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { answersFromQuery } from '@/mocks/engines/ranking/answers';
import { costsOf } from '@/mocks/catalogue/costs';
import { mockNow } from '@/mocks/data/clock';
import { catalogueEntries } from '@/mocks/data/entries';
import { listOptionsOf } from '@/mocks/server/list-options';
import { messages } from '@/mocks/server/messages';
import { rank } from '@/mocks/engines/ranking/ranking';
import { Refusal } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { programWire, schoolWire } from '@/mocks/data/wire';

/** One school with its programs, judged by the account or, for visitors, by the answers in the query. */
export const schoolRoutes = {
  getSchool: route(getSchool, 'open', ({ params, query, student, language }) => {
    const own = catalogueEntries.filter(({ school }) => String(school.id) === params['id']);
    const [first] = own;
    if (!first) throw new Refusal(404, messages.noSchool);
    const answers = student ? accountAnswers(student.basicInfo) : answersFromQuery(query);
    const result = rank(own, answers, { options: listOptionsOf({}), language, now: mockNow() });
    return {
      data: {
        ...schoolWire(first, language),
        country_id: first.country.id,
        about: first.school.about[language],
        costs: { ...costsOf(first.school), source: 'illustrative' as const },
        programs: result.map((row) => programWire(row, language)),
      },
    };
  }),
};
