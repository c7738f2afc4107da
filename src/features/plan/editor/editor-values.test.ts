import { expect, it } from 'vitest';
import { changesOf, withDraft } from './editor-values';
import { changedSince } from './use-plan-editor';

const program = { id: 9, title: 'AI', school: { id: 4, name: 'Groningen' } };
const bookmark = {
  ...{ id: 1, order_no: 1, status: 'decided' as const, program },
  ...{ note: 'Ask Mai', deadline: '2027-01-05' },
};

it('a new offer starts without the date to apply by, which is there again for another answer', () => {
  expect(withDraft(bookmark, { outcome: 'offer' })).toMatchObject({ deadline: '' });
  expect(withDraft(bookmark, { outcome: 'waiting' })).toMatchObject({ deadline: '2027-01-05' });
  const dated = { outcome: 'offer' as const, deadline: '2027-04-01' };
  expect(withDraft(bookmark, dated)).toMatchObject(dated);
  const known = { ...bookmark, outcome: 'offer' as const };
  expect(withDraft(known, { note: '' })).toMatchObject({ note: '', deadline: '2027-01-05' });
});

it('what the school said is no change once the status is moved back', () => {
  const open = { ...bookmark, status: 'preparing' as const };
  const draft = { outcome: 'offer' as const, status: 'preparing' as const, note: 'Ask' };
  const values = withDraft(open, draft);
  expect(changesOf(open, values)).toEqual({ note: 'Ask' });
  expect(changesOf(open, withDraft(open, { ...draft, status: 'decided' }))).toMatchObject({
    outcome: 'offer',
    deadline: null,
  });
});

it('what is saved is no longer a change', () => {
  const sent = { status: 'submitted' as const, note: 'Ask' };
  expect(changedSince(sent, sent)).toBeNull();
  expect(changedSince(sent, { ...sent, note: 'Ask Mai' })).toEqual({ note: 'Ask Mai' });
  expect(changedSince(sent, { ...sent, deadline: '' })).toEqual({ deadline: '' });
});
