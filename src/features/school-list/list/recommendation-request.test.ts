// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toRecommendationRequest, type EngineFilters } from './recommendation-request';
import { NO_ANSWERS, type Answers } from '@/shared/answers/answers';
import { programListParams } from '@/shared/program/list-params';

const none: EngineFilters = programListParams.defaults;
const answers: Answers = {
  ...NO_ANSWERS,
  classGradeId: 12,
  countryIds: [3, 4],
  budget: { min: 0, max: '20000' },
  titleIds: [1],
};

describe('toRecommendationRequest', () => {
  it('sends the answers unchanged without filters', () => {
    expect(toRecommendationRequest('post', answers, none)).toEqual({
      position: 'post',
      page: 1,
      body: {
        class_grade_id: 12,
        country_ids: [3, 4],
        budget_min: 0,
        budget_max: 20_000,
        program_title_ids: [1],
      },
    });
  });

  it('replaces the answered countries by a country filter', () => {
    const { body } = toRecommendationRequest('pre', answers, { ...none, country: [4] });
    expect(body.country_ids).toEqual([4]);
  });

  it.each([
    [15_000, '20000', 15_000],
    [30_000, '20000', 20_000],
    [0, '20000', 0],
    [30_000, null, 30_000],
    [60_000, '50,000+', 50_000],
  ])('sends a tuition of %s under a budget of %s as %s', (tuition, budget, asked) => {
    const { body } = toRecommendationRequest(
      'pre',
      { ...NO_ANSWERS, budget: { min: 0, max: budget } },
      { ...none, tuition },
    );
    expect(body.budget_max).toBe(asked);
  });

  it('sends only sort and filters to the final engine', () => {
    const narrowing: EngineFilters = {
      ...none,
      page: 2,
      sort: 'tuition',
      order: 'desc',
      q: 'data',
      degree: 'bachelor',
      language: 'en',
      tuition: 30_000,
    };
    expect(toRecommendationRequest('final', answers, narrowing)).toEqual({
      position: 'final',
      page: 2,
      body: {
        sort: 'tuition',
        order: 'desc',
        q: 'data',
        degree: 'bachelor',
        language: 'en',
        budget_max: 30_000,
      },
    });
  });
});

it.each([
  // Cheaper programs, not an empty range.
  [5000, { budget_max: 5000 }],
  [0, { budget_max: 0 }],
  [40_000, { budget_min: 30_000, budget_max: 40_000 }],
  [null, { budget_min: 30_000, budget_max: 50_000 }],
])('a tuition of %s under a budget of 30000 to 50000 is sent as %j', (tuition, body) => {
  const budget = { min: '30000', max: 50_000 };
  const request = toRecommendationRequest('pre', { ...NO_ANSWERS, budget }, { ...none, tuition });
  expect(request.body).toEqual(body);
});
