import { getSchool } from '@/api/contract/school';
import { accountAnswers } from '@/mocks/account-answers';
import { answersFromQuery } from '@/mocks/answers';
import { now } from '@/mocks/clock';
import { entries } from '@/mocks/entries';
import { listOptionsOf } from '@/mocks/list-options';
import { messages } from '@/mocks/messages';
import { rank } from '@/mocks/ranking';
import { Refusal } from '@/mocks/refusal';
import { route } from '@/mocks/route';
import { programWire, schoolWire } from '@/mocks/wire';

/** One school with all it offers, set against the account or, without one, the answers in the query. */
export const schoolRoutes = {
  getSchool: route(getSchool, 'open', ({ params, query, student, language }) => {
    const own = entries.filter(({ school }) => String(school.id) === params['id']);
    const [first] = own;
    if (!first) throw new Refusal(404, messages.noSchool);
    const answers = student ? accountAnswers(student.basicInfo) : answersFromQuery(query);
    const result = rank(own, answers, { options: listOptionsOf({}), language, now: now() });
    return {
      data: {
        ...schoolWire(first, language),
        about: first.school.about[language],
        programs: result.map((row) => programWire(row, language)),
      },
    };
  }),
};
