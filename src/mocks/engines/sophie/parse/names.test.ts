// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseQuestion } from './parse-question';

const NOTHING = { titles: [], countries: [], cities: [], schools: [], absent: [] };

function namedIn(question: string) {
  const { titles, countries, cities, schools, absent } = parseQuestion(question, 'vi');
  return {
    titles: titles.map(({ title }) => title.en),
    countries: countries.map(({ code }) => code),
    cities: cities.map(({ name }) => name.en),
    schools: schools.map(({ name }) => name.en),
    absent: absent.map(({ name }) => name.en),
  };
}

describe('names in a question', () => {
  it.each([
    // Italy is no medicine, and no opinion.
    ['đi du học Ý cần gì', { countries: ['IT'] }],
    ['Du học Ý hay Pháp?', { countries: ['IT', 'FR'] }],
    ['Ý có dạy bằng tiếng Anh không?', { countries: ['IT'] }],
    ['Em muốn học y ở Ý', { titles: ['Medicine'], countries: ['IT'] }],
    ['Học ngành Y ở đâu?', { titles: ['Medicine'] }],
    ['Em có ý định du học Úc', { countries: ['AU'] }],
    ['Ý kiến của bạn về ngành luật?', { titles: ['Law'] }],
    ['Ý em là trường ở Đức', { countries: ['DE'] }],
    // A language is a major, and no country.
    ['Học ngôn ngữ Anh ra làm gì?', { titles: ['English Language'] }],
    ['Em muốn học ngôn ngữ Nhật', { titles: ['Japanese Studies'] }],
    ['hoc ngon ngu han o dau', { titles: ['Korean Studies'] }],
    ['Học ngành ngôn ngữ Anh ở Úc', { titles: ['English Language'], countries: ['AU'] }],
    ['Học bằng tiếng Đức ở Áo', { countries: ['AT'] }],
    ['Học ở Nhật bằng tiếng Anh', { countries: ['JP'] }],
    // Cities.
    ['Sài Gòn có trường nào?', { cities: ['Ho Chi Minh City'] }],
    ['đại học ở TP.HCM', { cities: ['Ho Chi Minh City'] }],
    ['dai hoc o hcm', { cities: ['Ho Chi Minh City'] }],
    ['Đà Nẵng có trường nào?', { absent: ['Da Nang'] }],
    ['Đà Nẵng hay Sài Gòn?', { cities: ['Ho Chi Minh City'], absent: ['Da Nang'] }],
    // Short names.
    ['NEU hạn nộp khi nào?', { schools: ['National Economics University'] }],
    ['Nếu em học kinh tế thì sao?', { titles: ['Economics'] }],
    ['neu em hoc kinh te thi sao', { titles: ['Economics'] }],
    ['UEH học phí bao nhiêu?', { absent: ['University of Economics Ho Chi Minh City'] }],
    ['Học kiểm toán ở đâu?', { titles: ['Accounting'] }],
    ['ngành bán dẫn ở Đài Loan', { titles: ['Semiconductor Engineering'], countries: ['TW'] }],
    ['ô tô ở Đức', { titles: ['Automotive Engineering'], countries: ['DE'] }],
    // What someone doesn't like.
    ['i hate math and physics but love law', { titles: ['Law'] }],
    ['Em ghét toán nhưng thích luật', { titles: ['Law'] }],
    ['I hate computer science', {}],
    ['So sánh kinh tế và luật', { titles: ['Economics', 'Law'] }],
  ])('%s', (question, names) => {
    expect(namedIn(question)).toEqual({ ...NOTHING, ...names });
  });
});
