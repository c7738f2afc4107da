// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ledgerTexts, pumpTexts } from '@/mocks/data/seed-essay-texts';
import { analyse, assessText } from './analyse';

describe('feedback as a student gets it', () => {
  const on = (text: string, prompt: string | null = null) =>
    analyse(text, { limit: 650, prompt }, 'en');
  const kinds = (text: string, prompt: string | null = null) =>
    on(text, prompt)?.comments.map(({ kind }) => kind);
  const scene = pumpTexts.at(-1) ?? '';

  it.each([
    'Hello',
    'I have always been very passionate about nursing.',
    scene.split(' ').slice(0, 40).join(' '),
  ])('says under 50 words only how to begin: %.20s', (text) => {
    expect(on(text)).toMatchObject({ scores: [], comments: [{ kind: 'begin' }] });
    expect(on(text)?.comments).toHaveLength(1);
  });

  it.each([
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt. '.repeat(
      20,
    ),
    'asdf qwer zxcv uiop hjkl vbnm tyui ghjk bnmp wert sdfg xcvb rtyu fghj cvbn yuio dfgh vbnm '.repeat(
      4,
    ),
    'I was happy and I was proud of it that day. '.repeat(12),
  ])('does not praise what is no essay: %.30s', (text) => {
    expect(on(text)).toMatchObject({ scores: [], comments: [{ kind: 'unreadable' }] });
  });

  it.each([scene, ledgerTexts.at(-1) ?? ''])('asks a good essay a question: %.30s', (text) => {
    expect(kinds(text)).toContain('reader');
    expect(on(text)?.scores.length).toBeGreaterThan(5);
  });

  it('compares the draft with its prompt', () => {
    const revolution =
      'In 1789 the people of Paris were hungry and angry. They walked to the Bastille and took it, and the king did not understand. ' +
      'My history teacher drew the street on the board, and we stood where the cannons were. I learned how bread can move a city, ' +
      'and I went home and asked my grandmother about the hunger she had seen when she was small.';
    const scores = (prompt: string) =>
      on(revolution, prompt)?.scores.find(({ key }) => key === 'prompt');
    expect(kinds(revolution, 'Why do you want to study nursing?')).toContain('prompt');
    expect(scores('Why do you want to study nursing?')?.level).toBe(1);
    expect(kinds(revolution, 'Describe a history lesson with your teacher.')).not.toContain(
      'prompt',
    );
    expect(scores('Vì sao bạn chọn ngành điều dưỡng?')?.level).toBeNull();
    expect(scores('')?.level).toBeNull();
  });

  it('asks a question of its own about each kind of common phrase, in both languages', () => {
    const questions = (text: string) =>
      assessText(text, null, 'en')
        ?.comments.filter(({ kind }) => kind === 'general')
        .map(({ question }) => question) ?? [];
    const english = questions(
      'I learned a lot in today’s society. Your prestigious university fits.'.replace('’', "'"),
    );
    expect(english).toHaveLength(3);
    expect(english.join(' ')).toMatch(/last week.*one person.*Which course/);
    expect(questions('Quý trường sẽ chắp cánh ước mơ. Đó là bài học quý giá.')).toHaveLength(3);
  });

  it('never repeats a comment', () => {
    const text = `${scene} It was very cold. It was very late. It was very dark. The door was opened. The window was closed.`;
    const questions = on(text)?.comments.map(({ question }) => question) ?? [];
    expect(new Set(questions).size).toBe(questions.length);
  });
});
