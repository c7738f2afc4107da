// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { averageIn, ieltsIn, satIn } from './figures';

describe('scores', () => {
  it.each([
    ['I have 8.5 GPA and IELTS 7, where can I study nursing?', { average: 8.5, ielts: 7 }],
    ['GPA 3.5, IELTS 6.5', { average: 3.5, ielts: 6.5 }],
    ['my gpa is 3.2', { average: 3.2 }],
    ['an average of 8', { average: 8 }],
    ['My GPA and IELTS 7', { ielts: 7 }],
    ['điểm trung bình 3 năm là 8.2, du học Úc được không?', { average: 8.2 }],
    ['diem trung binh 3 nam la 8,2', { average: 8.2 }],
    ['điểm trung bình của em là 7,5', { average: 7.5 }],
    ['điểm tb 8', { average: 8 }],
    ['Chi phí trung bình 1 năm ở Úc', {}],
    ['average tuition, 25%', {}],
    ['I got 1300 on the SAT, where can I apply?', { sat: 1300 }],
    ['Em được 1400 SAT, nộp trường nào?', { sat: 1400 }],
    ['1450 SAT học ở Mỹ', { sat: 1450 }],
    ['SAT 1250', { sat: 1250 }],
    ['1200 điểm SAT', { sat: 1200 }],
    ['I got a 6.5 on my IELTS, where can I go?', { ielts: 6.5 }],
    ['6.5 IELTS', { ielts: 6.5 }],
    ['IELTS 6.5', { ielts: 6.5 }],
    ['I have 3 years until the IELTS', {}],
  ])('%s', (text, scores) => {
    expect({
      average: averageIn(text)?.value ?? null,
      ielts: ieltsIn(text),
      sat: satIn(text),
    }).toEqual({ average: null, ielts: null, sat: null, ...scores });
  });

  it.each([
    ['3.5 GPA', 4],
    ['GPA 3.5', 4],
    ['GPA 8.5', 10],
    ['điểm trung bình 3,5', 10],
  ])('%s is out of %s', (text, scale) => {
    expect(averageIn(text)?.of).toBe(scale);
  });
});
