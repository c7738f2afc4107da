// @vitest-environment node
import { expect, it } from 'vitest';
import { markUnsupported } from './mark-unsupported';

const program = {
  id: 1,
  title: 'BSc Physics',
  school: { id: 1, name: 'Delft' },
  criteria: [{ key: 'language', state: 'met' as const, asked: 'IELTS 6.5', you: '7.0' }],
};

it('knows the student’s own scores, as the requirements name them', () => {
  const marked = (text: string) =>
    markUnsupported(text, [{ number: 1, program }], { question: '', askedAt: '2026-11-22' });
  expect(marked('Your IELTS 7.0 is enough [1].')).toBe('Your IELTS 7.0 is enough [1].');
  expect(marked('Your IELTS 8.0 is enough [1].')).toBe(
    'Your IELTS [8.0](#unsupported) is enough [1].',
  );
});
