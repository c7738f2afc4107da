import { postQuiz, type QuizBody, type QuizResult } from '@/api/discovery/contract';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import type { Language } from '@/mocks/catalogue/text';
import { catalogueEntries } from '@/mocks/data/entries';
import { messages } from '@/mocks/server/messages';
import { nearestClusters, type ClusterMatch } from '@/mocks/engines/quiz/clusters';
import { rankedTypes, scoreAnswers } from '@/mocks/engines/quiz/scoring';
import { headingFor, INTEREST_NAMES, summaryFor } from '@/mocks/engines/quiz/words';
import { rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';

function hasTwice(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}

function groupOf({ preferenceId, closeness }: ClusterMatch, language: Language) {
  const titles = programTitles.filter(({ parentId }) => parentId === preferenceId);
  return {
    parent_id: preferenceId,
    title: preferences.find(({ id }) => id === preferenceId)?.title[language] ?? '',
    closeness,
    titles: titles.map(({ id, title }) => ({ id, title: title[language] })),
    program_count: catalogueEntries.filter(({ title }) => title.parentId === preferenceId).length,
  };
}

function leaningOf(near: readonly ClusterMatch[]): 'clear' | 'tie' | 'none' {
  const closest = near.filter(({ closeness }) => closeness === 'equal').length;
  if (closest === 0) return 'none';
  return closest === 1 ? 'clear' : 'tie';
}

/** The result of the quiz. Pure: equal answers give an equal result. */
export function quizResult(body: QuizBody, language: Language): QuizResult {
  const { weights, parts, totals } = scoreAnswers(body);
  const near = nearestClusters(totals);
  const closest = near.filter(({ closeness }) => closeness === 'equal').length;
  return {
    heading: headingFor(totals, language),
    summary: summaryFor(totals, closest, language),
    leaning: leaningOf(near),
    majors: near.map((group) => groupOf(group, language)),
    weights,
    counted: rankedTypes(totals).map((type) => ({
      type,
      label: INTEREST_NAMES[type][language],
      activities: parts.activities[type],
      statements: parts.statements[type],
      environment: parts.environment[type],
      mbti: parts.mbti[type],
      total: totals[type],
    })),
  };
}

export const discoveryRoutes = {
  postQuiz: route(postQuiz, 'open', ({ body, language }) => {
    const rated = (body.activities ?? []).map(({ id }) => id);
    rejectInvalid({
      statements: hasTwice(body.statements) ? messages.invalid : null,
      activities: hasTwice(rated) ? messages.invalid : null,
    });
    return { data: quizResult(body, language) };
  }),
};
