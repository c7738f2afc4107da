// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { languageOfQuestion } from './language';

describe('the language of a question', () => {
  it.each([
    'AI in Canada',
    'So can I go to Harvard?',
    'Can Vietnamese work in Japan?',
    'Don’t have IELTS, can apply?',
    "I don't like maths, so law?",
    'Will AI replace programmers?',
    'im so stressed',
    'my song is about you',
    'Harvard',
  ])('%s is English on an English page', (text) => {
    expect(languageOfQuestion(text, 'en')).toBe('en');
  });

  it.each([
    'du hoc my can gi',
    'em ko muon song nua',
    'nganh ai hoc o dau',
    'Mỹ hay Úc?',
    'ho so nop truong nao',
  ])('%s is Vietnamese on an English page', (text) => {
    expect(languageOfQuestion(text, 'en')).toBe('vi');
  });

  it('is the language of the page for a name only', () => {
    expect(languageOfQuestion('Harvard', 'vi')).toBe('vi');
    expect(languageOfQuestion('my', 'vi')).toBe('vi');
  });
});
