// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { patchEssay, postEssay, type Essay } from '@/api/essay/contract';
import { advanceClock, freezeClock } from '@/mocks/data/clock';
import { callMock, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const MINUTE = 60_000;
let bearer = '';
let essay: Essay;

beforeEach(async () => {
  freezeClock(new Date('2026-11-21T08:00:00Z'));
  bearer = await signInAs('minh');
  essay = await callMock(postEssay, { bearer, body: { client_id: 'draft', content: 'one' } });
});

/** Saves a text on top of the present one. */
async function save(content: string, more: object = {}): Promise<void> {
  const body = { version: essay.version, content, ...more };
  essay = await callMock(patchEssay, { bearer, params: { id: String(essay.id) }, body });
}

const versionTexts = () => (essay.versions ?? []).map(({ content }) => content);

describe('earlier texts', () => {
  it('keeps the text before a change when the newest kept one is over ten minutes old', async () => {
    advanceClock(10 * MINUTE);
    await save('two');
    expect(versionTexts()).toEqual([]);
    advanceClock(1);
    await save('three');
    expect(essay.versions).toEqual([
      { version: 2, content: 'two', saved_at: '2026-11-21T08:10:00.000Z' },
    ]);
    advanceClock(5 * MINUTE);
    await save('four');
    advanceClock(5 * MINUTE);
    await save('five');
    expect(versionTexts()).toEqual(['four', 'two']);
  });

  it('keeps it at a checkpoint whatever its age', async () => {
    await save('two', { checkpoint: true });
    await save('three', { checkpoint: true });
    await save('four', { checkpoint: false });
    expect(versionTexts()).toEqual(['two', 'one']);
    expect(essay.version).toBe(4);
  });

  it('keeps it when more than 200 characters go at once, wherever they stood', async () => {
    const text = (length: number) => `Begins, ${'x'.repeat(length)} and ends.`;
    await save(text(1000));
    await save(text(800));
    expect(versionTexts()).toEqual([]);
    await save(text(599));
    expect(versionTexts()).toEqual([text(800)]);
    await save(text(900));
    await save('y'.repeat(900));
    expect(versionTexts()).toEqual([text(900), text(800)]);
  });

  it('keeps no empty text, and none for a change of anything else', async () => {
    await save('Title:  Essay:  ', { checkpoint: true });
    await save('two', { checkpoint: true });
    await save('two', { status: 'review', checkpoint: true });
    expect(versionTexts()).toEqual(['one']);
    expect(essay.version).toBe(4);
  });

  it('keeps fifty and lets the oldest go', async () => {
    for (let n = 2; n <= 53; n += 1) await save(String(n), { checkpoint: true });
    expect(versionTexts()).toHaveLength(50);
    expect(versionTexts()[0]).toBe('52');
    expect(versionTexts().at(-1)).toBe('3');
  });
});
