// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { budgetIn, currencyLeftOut } from './budget';

describe('the budget a year', () => {
  it.each([
    ['up to $15,000 a year', 15_000],
    ['dưới 10k', 10_000],
    ['300 triệu một năm', 11_538],
    ['Nhà em có 2 tỷ cho 4 năm học, nên đi đâu?', 19_231],
    ['nha em co 2 ty cho 4 nam hoc', 19_231],
    ['2 tỷ cho cả khóa 4 năm', 19_231],
    ['2 tỷ một năm', 76_923],
    ['I have $80,000 for four years.', 20_000],
    ['I have $20,000 a year for 4 years', 20_000],
    ['15 triệu một tháng thì du học được ở đâu?', 6923],
    ['mỗi tháng 15 triệu', 6923],
    ['học phí 30 triệu một kỳ', 2308],
    ['$5,000 per semester', 10_000],
    ['from $10,000 to $25,000 business in Australia', 25_000],
    ['Between $15k and $20k', 20_000],
    ['$15-20k a year, business', 20_000],
    ['300 - 400 triệu', 15_385],
    ['1 tỷ đến 2 tỷ', 76_923],
    ['IELTS 6 and $10,000', 10_000],
    ['$10,000 and 4 years of German', 10_000],
    ['My budget is 20000 a year, where can I go?', 20_000],
    ['budget 15000', 15_000],
    ['I only have 200 million per year', 7692],
    ['nửa tỷ', 19_231],
    ['1 tỷ 2', 46_154],
    ['1 tỷ rưỡi', 57_692],
    ['1 tỷ 200 triệu', 46_154],
    ['2 tỷ 4 năm học', 76_923],
    ['500.000.000 đồng', 19_231],
    ['500k vnd', 19],
    ['trường miễn học phí', 0],
    ['€9,000 or $10,000 a year', 10_000],
  ])('%s', (text, dollars) => {
    expect(budgetIn(text)?.dollars).toBe(dollars);
  });

  it.each([
    'SAT under 1300',
    'up to 2027',
    'schools under 5000 students',
    'grade 11 to 12',
    'a city of 2 million people',
    'IELTS 6.5',
  ])('%s has none', (text) => {
    expect(budgetIn(text)).toBeNull();
  });
});

describe('a limit in another currency', () => {
  it.each([
    ['10000€ a year', 'euros'],
    ['business for €10,000', 'euros'],
    ['up to 10.000 euro', 'euros'],
    ['20,000 AUD', 'Australian dollars'],
    ['A$20,000', 'Australian dollars'],
    ['£15k', 'pounds'],
    ['2 million won', 'won'],
  ])('%s', (text, currency) => {
    expect(budgetIn(text)).toBeNull();
    expect(currencyLeftOut(text)?.en).toBe(currency);
  });

  it.each(['$15,000', 'I won 3 prizes in 2025', 'In 2025 I won a prize', '€9,000 or $10,000'])(
    '%s has none',
    (text) => {
      expect(currencyLeftOut(text)).toBeNull();
    },
  );
});
