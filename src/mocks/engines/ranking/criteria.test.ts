// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { noAnswers, type StudentAnswers } from './answers';
import { subjectNames } from '@/mocks/catalogue/titles/title';
import { judgeProgram } from './ranking';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';

const now = new Date('2026-11-21T08:00:00Z');
const [first] = catalogueEntries;
if (!first) throw new Error('The catalogue is empty');

const entry: CatalogueEntry = {
  ...first,
  program: {
    ...first.program,
    tuitionUsd: 19_800,
    requirements: {
      ielts: 6.5,
      ieltsFloor: 6,
      average: 8,
      finishedGrade12: true,
      sat: 1300,
      subjects: ['maths', 'art portfolio'],
      certificate: null,
      other: { en: 'Interview', vi: 'Phỏng vấn' },
      holistic: false,
    },
  },
};

function criteriaFor(answers: Partial<StudentAnswers>, of: CatalogueEntry = entry) {
  return judgeProgram(of, { ...noAnswers, ...answers }, now).criteria;
}
function one(key: string, answers: Partial<StudentAnswers>, of: CatalogueEntry = entry) {
  return criteriaFor(answers, of).find((row) => row.key === key);
}

describe('criteria', () => {
  it('have texts in both languages, and are unknown without answers', () => {
    expect(criteriaFor({})).toEqual(
      [
        ['language', 'IELTS 6.5, no part under 6.0', 'IELTS 6.5, không kỹ năng nào dưới 6.0'],
        ['average', 'Grade average 8.0 out of 10', 'Điểm trung bình 8,0 theo thang 10'],
        ['grade', 'Finished grade 12', 'Học xong lớp 12'],
        ['test', 'SAT 1300', 'SAT 1300'],
        ['budget', 'Tuition within your budget', 'Học phí trong ngân sách'],
        ['subject', 'Math to grade 12', 'Toán đến hết lớp 12'],
        ['subject', 'Art portfolio', subjectNames['art portfolio'].vi],
        ['other', 'Interview', 'Phỏng vấn'],
      ].map(([key, en, vi]) => ({
        key,
        state: 'unknown',
        asked: { en, vi },
        you: null,
        ...{ language: { minimum: 6.5 }, average: { minimum: 8 }, test: { minimum: 1300 } }[
          `${key}`
        ],
      })),
    );
  });

  it.each([
    ['language', { ielts: 7 }, 'met', '7.0', '7.0'],
    ['language', { ielts: 6.5 }, 'met', '6.5', '6.5'],
    ['language', { ielts: 6 }, 'unmet', '6.0', '6.0'],
    ['average', { average: 8 }, 'met', '8.0', '8,0'],
    ['average', { average: 7.9 }, 'unmet', '7.9', '7,9'],
    ['average', { average: 0 }, 'unmet', '0.0', '0,0'],
    ['test', { sat: 1300 }, 'met', '1300', '1300'],
    ['test', { sat: 1290 }, 'unmet', '1290', '1290'],
    ['grade', { classGradeId: '12' }, 'met', 'June 2027', 'tháng 6/2027'],
    // Judged for the intake after that (R40).
    ['grade', { classGradeId: '10' }, 'met', 'June 2029', 'tháng 6/2029'],
    ['grade', { classGradeId: '13' }, 'met', 'Finished', 'Đã tốt nghiệp'],
    ['budget', { budgetMax: 20_000 }, 'met', '$20,000 at most', 'tối đa $20.000'],
    ['budget', { budgetMax: 19_800 }, 'met', '$19,800 at most', 'tối đa $19.800'],
    ['budget', { budgetMax: 9000 }, 'unmet', '$9,000 at most', 'tối đa $9.000'],
    ['budget', { budgetMin: 50_000 }, 'met', '$50,000 or more', 'từ $50.000 trở lên'],
  ])('%s with %o is %s', (key, answers, state, en, vi) => {
    expect(one(key, answers)).toMatchObject({ state, you: { en, vi } });
  });

  it('are unknown for an unknown grade id', () => {
    expect(one('grade', { classGradeId: '99' })).toMatchObject({ state: 'unknown', you: null });
  });

  it('require grade 11 if that is enough', () => {
    const { requirements } = entry.program;
    const early: CatalogueEntry = {
      ...entry,
      program: { ...entry.program, requirements: { ...requirements, finishedGrade12: false } },
    };
    expect(one('grade', { classGradeId: '11' }, early)).toMatchObject({
      state: 'met',
      asked: { en: 'Finished grade 11', vi: 'Học xong lớp 11' },
      you: { en: 'June 2027', vi: 'tháng 6/2027' },
    });
    expect(one('grade', { classGradeId: '12' }, early)).toMatchObject({
      state: 'met',
      you: { en: 'Finished', vi: 'Đã học xong' },
    });
  });

  it('are unknown for an unknown tuition', () => {
    const unknown: CatalogueEntry = { ...entry, program: { ...entry.program, tuitionUsd: null } };
    expect(one('budget', { budgetMax: 1 }, unknown)).toMatchObject({ state: 'unknown' });
  });

  it('omit a missing lowest section and unrequired tests', () => {
    const requirements = {
      ...entry.program.requirements,
      ieltsFloor: null,
      sat: null,
      average: null,
    };
    const open: CatalogueEntry = { ...entry, program: { ...entry.program, requirements } };
    expect(one('language', {}, open)?.asked.vi).toBe('IELTS 6.5');
    expect(criteriaFor({}, open).map(({ key }) => key)).not.toContain('test');
    expect(criteriaFor({}, open).map(({ key }) => key)).not.toContain('average');
  });
});
