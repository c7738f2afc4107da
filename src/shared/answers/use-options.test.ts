import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHook } from '@/test/hook';
import { NO_ANSWERS, type Answers } from './answers';
import { useOptions } from './use-options';

/** The changes of the options of a question, by their labels. */
async function changesOf(step: 'field' | 'majors', answers: Partial<Answers>) {
  const { current } = openHook(() => useOptions(step, { ...NO_ANSWERS, ...answers }));
  await waitFor(() => expect(current().options).not.toEqual([]));
  return current().options.map(({ key, change }) => [key, change] as const);
}

it('another field removes the majors, which belong to theirs', async () => {
  const changes = new Map(await changesOf('field', { parentId: 5, titleIds: [25] }));
  expect(changes.get('5')).toEqual({ parentId: 5 });
  expect(changes.get('1')).toEqual({ parentId: 1, titleIds: [] });
});

it('an id of an answer is that of its option, also as text', async () => {
  const fields = new Map(await changesOf('field', { parentId: '5', titleIds: ['25'] }));
  expect(fields.get('5')).toEqual({ parentId: '5' });
  const majors = new Map(await changesOf('majors', { parentId: '5', titleIds: ['25'] }));
  expect(majors.get('25')).toEqual({ titleIds: [] });
  expect(majors).toEqual(new Map(await changesOf('majors', { parentId: 5, titleIds: ['25'] })));
});

it('the majors are those of the field, and the chosen ones', async () => {
  const ofField = await changesOf('majors', { parentId: 5 });
  const withOther = await changesOf('majors', { parentId: 5, titleIds: [1] });
  const all = await changesOf('majors', {});
  expect(withOther).toHaveLength(ofField.length + 1);
  expect(all.length).toBeGreaterThan(withOther.length);
});
