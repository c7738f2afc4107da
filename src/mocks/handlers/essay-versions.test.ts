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

/** Saves a text over the current one. */
async function save(content: string, more: object = {}): Promise<void> {
  const body = { version: essay.version, content, ...more };
  essay = await callMock(patchEssay, { bearer, params: { id: String(essay.id) }, body });
}

const versionTexts = () => (essay.versions ?? []).map(({ content }) => content);

describe('the versions of an essay', () => {
  it('include the previous text if the newest version is over ten minutes old', async () => {
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

  it('include it at a checkpoint, at any age', async () => {
    await save('two', { checkpoint: true });
    await save('three', { checkpoint: true });
    await save('four', { checkpoint: false });
    expect(versionTexts()).toEqual(['two', 'one']);
    expect(essay.version).toBe(4);
  });

  it('include it if more than 200 characters are deleted, anywhere', async () => {
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

  it('include no empty text, and none for changes of other fields', async () => {
    await save('Title:  Essay:  ', { checkpoint: true });
    await save('two', { checkpoint: true });
    await save('two', { status: 'review', checkpoint: true });
    expect(versionTexts()).toEqual(['one']);
    expect(essay.version).toBe(4);
  });

  it('are the newest fifty', async () => {
    for (let n = 2; n <= 53; n += 1) await save(String(n), { checkpoint: true });
    expect(versionTexts()).toHaveLength(50);
    expect(versionTexts()[0]).toBe('52');
    expect(versionTexts().at(-1)).toBe('3');
  });
});
