import type { WireOf } from '@/api/http/endpoint';
import { finalEngine, preRunEngine, runEngine } from '@/api/engine/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { answersFromQuery, answersOf, type StudentAnswers } from '@/mocks/engines/ranking/answers';
import type { Language } from '@/mocks/catalogue/text';
import { mockNow } from '@/mocks/data/clock';
import { catalogueEntries } from '@/mocks/data/entries';
import { listOptionsFromQuery, listOptionsOf, type ListOptions } from '@/mocks/server/list-options';
import { messages } from '@/mocks/server/messages';
import { filterPrograms } from '@/mocks/engines/ranking/filter-programs';
import { overviewOf } from '@/mocks/engines/ranking/overview';
import { pageOf, paged } from '@/mocks/server/paging';
import { rank, type Ranked } from '@/mocks/engines/ranking/ranking';
import { unprocessable } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { programWire } from '@/mocks/data/wire';

function pageWire(result: readonly Ranked[], page: number, language: Language) {
  const { data, pagination } = paged(result, page);
  return { data: data.map((row) => programWire(row, language)), pagination, total: result.length };
}

type Asked = { answers: StudentAnswers; options: ListOptions; page: number; language: Language };

/** One page of the programs that match a visitor's answers (pre and post). */
function recommend({ answers, options, page, language }: Asked): WireOf<typeof preRunEngine> {
  const left = filterPrograms(catalogueEntries, { ...answers, ...options });
  const result = rank(left, answers, { options, language, now: mockNow() });
  return pageWire(result, page, language);
}

/** The recommendation engines: before majors, after majors, and for an account with its overview (R20). */
export const engineRoutes = {
  preRunEngine: route(preRunEngine, 'open', ({ body, query, language }) =>
    recommend({
      answers: answersOf(body),
      options: listOptionsOf(body),
      page: pageOf(query),
      language,
    }),
  ),

  runEngine: route(runEngine, 'open', ({ body, query, language }) => {
    const answers = answersOf(body);
    if (!answers.titleIds) throw unprocessable({ program_title_ids: messages.noMajors });
    return recommend({ answers, options: listOptionsOf(body), page: pageOf(query), language });
  }),

  finalEngine: route(finalEngine, 'student', ({ student, query, language }) => {
    const page = pageOf(query);
    const options = listOptionsFromQuery(query);
    const answers = accountAnswers(student.basicInfo);
    const { countryIds, budgetMax } = answersFromQuery(query);
    // The query narrows what the account leaves; it never widens it.
    const own = filterPrograms(catalogueEntries, { ...answers, ...options });
    const left = filterPrograms(own, { countryIds, budgetMax, preferenceId: null, titleIds: null });
    const result = rank(left, answers, { options, language, now: mockNow() });
    return { ...pageWire(result, page, language), overview: overviewOf(result, answers, language) };
  }),
};
