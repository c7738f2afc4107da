// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { unsupportedIn } from './proof';

const now = new Date('2026-11-22T00:00:00Z');
const delft = {
  title: 'BSc Aerospace Engineering',
  tuition: 18_500,
  deadline: '2027-01-15',
  duration: 3,
  ielts: 6.5,
  school: { id: 404, name: 'Delft University of Technology', country: 'Netherlands' },
  criteria: [{ key: 'language', asked: 'IELTS 6.5, no part under 6.0' }],
};
const aalto = { title: 'Cử nhân Kinh tế', tuition: 13_000, school: { name: 'Đại học Aalto' } };
const tampere = { criteria: [{ key: 'average', asked: 'Điểm trung bình 8,0 theo thang 10' }] };
const records = [
  { number: 1, record: delft },
  { number: 2, record: aalto },
  { number: 3, record: tampere },
];

const marked = (text: string, known = '') =>
  unsupportedIn(text, records, { known, now }).map(({ start, end }) => text.slice(start, end));

describe('what the cited records do not have', () => {
  it.each([
    ['**BSc Aerospace Engineering** at Delft University of Technology: about $18,500 [1].'],
    ['It asks for IELTS 6.5 and takes 3 years; apply by 15 January 2027, in 54 days [1].'],
    ['Hạn nộp 15/1/2027, học phí $18.500 [1].'],
    ['Học phí 13.000 USD tại Đại học Aalto [2].'],
    ['- The Netherlands: [Delft University](https://www.tudelft.nl) [1]'],
    ['It costs 18.5k dollars. That is all.'],
    ['Điểm trung bình 8,0 theo thang 10 [3].'],
  ])('is nothing in a true sentence: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each([
    ['about $18,600 [1]', ['$18,600']],
    ['IELTS 6.0 is enough [1].', ['6.0']],
    ['apply by 16 January 2027 [1]', ['16 January 2027']],
    ['Hạn nộp 15/2/2027 [1]', ['15/2/2027']],
    ['study at Eindhoven University of Technology [1]', ['Eindhoven University of Technology']],
    ['Học ở Phần Lan [1].', ['Phần Lan']],
    ['It costs $13,000 [1] and $18,500 [2].', ['$13,000', '$18,500']],
    ['closes in 11 days [1]', ['11 days']],
  ])('is marked: %s', (text, words) => {
    expect(marked(text)).toEqual(words);
  });

  it('compares each cell of a table with the record of its column', () => {
    const table = (one: string, other: string) =>
      `| | Delft [1] | Aalto [2] |\n| --- | --- | --- |\n| Tuition | ${one} | ${other} |\n| IELTS | 6.5 | not asked |`;
    expect(marked(table('**$18,500**', '$13,000'))).toEqual([]);
    expect(marked(table('$13,000', '$18,500'))).toEqual(['$13,000', '$18,500']);
    expect(marked(table('$18,500 [2]', 'not known'))).toEqual(['$18,500']);
    const uncited = table('$13,000', '$18,500').replaceAll(/ \[\d\]/g, '');
    expect(marked(uncited)).toEqual([]);
  });

  it('takes what the student wrote as known, and checks nothing without a record', () => {
    expect(marked('For $9,000 there is nothing in Austria [1].')).toHaveLength(2);
    expect(
      marked('For $9,000 there is nothing in Austria [1].', 'Austria for 9000 dollars?'),
    ).toEqual([]);
    expect(unsupportedIn('It costs $1 in Mars City.', [], { known: '', now })).toEqual([]);
  });
});
