// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withBefore } from './follow-up';
import { parseQuestion } from './parse-question';

/** The last question of a conversation, as it is understood. */
function last(...questions: string[]) {
  const { topic, titles, countries, schools, absent, budget, cheapest } = questions
    .map((one) => parseQuestion(one, 'en'))
    .reduce((before, now) => withBefore(now, before));
  return {
    topic,
    names: [
      ...titles.map(({ title }) => title.en),
      ...countries.map(({ code }) => code),
      ...schools.map(({ name }) => name.en),
      ...absent.map(({ name }) => name.en),
    ],
    budget: budget?.dollars ?? null,
    cheapest,
  };
}

const NURSING = 'Nursing in Australia for $30,000?';

describe('a follow-up', () => {
  it.each([
    [
      [NURSING, 'What about Canada?'],
      { topic: 'places', names: ['Nursing', 'CA'], budget: 30_000 },
    ],
    [
      [NURSING, 'What about Canada?', 'and for business?'],
      { names: ['Business Administration', 'CA'] },
    ],
    [[NURSING, 'show me cheaper ones'], { names: ['Nursing', 'AU'], cheapest: true }],
    [[NURSING, 'What about tuition?'], { topic: 'cost', names: ['Nursing', 'AU'] }],
    [[NURSING, 'and the deadline?'], { topic: 'deadlines', names: ['Nursing', 'AU'] }],
    [[NURSING, 'And Russia?'], { names: ['Nursing', 'Russia'] }],
    [[NURSING, 'What about medicine?'], { topic: 'places', names: ['Medicine', 'AU'] }],
    [['Học điều dưỡng ở Úc', 'Còn Canada?'], { topic: 'places', names: ['Nursing', 'CA'] }],
    [['Học điều dưỡng ở Úc', 'Thế còn học phí?'], { topic: 'cost', names: ['Nursing', 'AU'] }],
    [['Học điều dưỡng ở Úc', 'còn visa thì sao'], { topic: 'visa', names: ['Nursing', 'AU'] }],
    [['hoc dieu duong o uc', 'con canada thi sao'], { names: ['Nursing', 'CA'] }],
    [
      ['How much does a year at NUS cost?', 'what about NTU?'],
      { topic: 'cost', names: ['Nanyang Technological University'] },
    ],
    [['What GPA do I need for Australia?', 'and Canada?'], { topic: 'average', names: ['CA'] }],
  ])('%s', (questions, understood) => {
    expect(last(...questions)).toMatchObject(understood);
  });
});

describe('a question of its own', () => {
  it.each([
    [[NURSING, 'Where can I study law in the US?'], { names: ['Law', 'US'], budget: null }],
    [[NURSING, 'Con muốn học y'], { names: ['Medicine'] }],
    [[NURSING, 'Is Canada cheaper than Australia?'], { topic: 'compare', names: ['CA', 'AU'] }],
    [[NURSING, 'What about my list?'], { names: [] }],
    [[NURSING, 'and I want to die'], { topic: 'distress', names: [] }],
    [['I want to die', 'What about Canada?'], { topic: 'places', names: ['CA'] }],
    [['Tell me about NUS', 'what about Canada'], { topic: 'places', names: ['CA'] }],
    [['What should I study?', 'and the deadline?'], { topic: 'savedDeadlines' }],
  ])('%s', (questions, understood) => {
    expect(last(...questions)).toMatchObject(understood);
  });
});
