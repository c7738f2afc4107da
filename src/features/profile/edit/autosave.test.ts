// @vitest-environment node
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasicInfo } from '@/api/user/contract';
import { createAutosave, isUnsaved, PAUSE_MS, sectionState, type FieldName } from './autosave';

function rejection(errors: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response = { status: 422, data: { errors } } as AxiosResponse; // nothing else of it is looked at
  return new AxiosError('rejected', 'ERR_BAD_REQUEST', config, null, response);
}

/** A server that responds when the test tells it to. */
function setUp() {
  const sent: Partial<BasicInfo>[] = [];
  const waiting: ((error?: unknown) => void)[] = [];
  const send = (changes: object) => {
    sent.push(changes);
    return new Promise<void>((resolve, reject) => {
      waiting.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  };
  const autosave = createAutosave({ user: send, info: send });
  const answer = async (error?: unknown) => {
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const state = (...names: FieldName[]) => sectionState(autosave.store.getState(), names).kind;
  return { autosave, sent, answer, state };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('autosave', () => {
  it('sends the newest value of each field in one call after a pause', async () => {
    const { autosave, sent, answer, state } = setUp();
    autosave.edit('sat', { raw: '14', value: 14 });
    autosave.edit('sat', { raw: '1400', value: 1400 });
    autosave.edit('ielts', { raw: '7', value: 7 });
    expect(state('sat')).toBe('typing');
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ sat: 1400, ielts: 7 }]);
    expect(state('sat')).toBe('saving');
    expect(isUnsaved(autosave.store.getState())).toBe(true);
    await answer();
    expect(state('sat', 'ielts')).toBe('saved');
    expect(isUnsaved(autosave.store.getState())).toBe(false);
  });

  it('sends one request at a time, and later input after it', async () => {
    const { autosave, sent, answer, state } = setUp();
    autosave.edit('sat', { raw: '1400', value: 1400 });
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    autosave.edit('sat', { raw: '1500', value: 1500 });
    autosave.blur('sat');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ sat: 1400 }]);
    await answer();
    expect(sent).toEqual([{ sat: 1400 }, { sat: 1500 }]);
    expect(state('sat')).toBe('saving');
    await answer();
    expect(state('sat')).toBe('saved');
  });

  it('keeps failed values and sends them with the next change, or on request', async () => {
    const { autosave, sent, answer, state } = setUp();
    autosave.edit('sat', { raw: '1400', value: 1400 });
    autosave.blur('sat');
    await answer(new AxiosError('Network Error', 'ERR_NETWORK'));
    expect(sectionState(autosave.store.getState(), ['sat'])).toEqual({
      kind: 'failed',
      failure: { kind: 'network' },
    });
    expect(state('ielts')).toBe('clean');
    autosave.edit('ielts', { raw: '7', value: 7 });
    autosave.blur('ielts');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual({ sat: 1400, ielts: 7 });
    await answer(new AxiosError('Network Error', 'ERR_NETWORK'));
    expect(state('ielts')).toBe('failed');
    void autosave.flush();
    await answer();
    expect(state('sat', 'ielts')).toBe('saved');
  });

  it('shows a rejection at its field, without blocking other fields', async () => {
    const { autosave, sent, answer, state } = setUp();
    autosave.edit('sat', { raw: '1400', value: 1400 });
    autosave.edit('educational_records', { value: { next_program_titles: [] } });
    autosave.blur('sat');
    await answer(rejection({ 'educational_records.next_program_titles.0.title': ['Choose one.'] }));
    expect(autosave.store.getState().drafts.educational_records?.serverError).toBe('Choose one.');
    expect(state('educational_records')).toBe('invalid');
    expect(sent.at(-1)).toEqual({ sat: 1400 });
    await answer();
    expect(state('sat')).toBe('saved');
    autosave.edit('educational_records', { value: null });
    expect(state('educational_records')).toBe('typing');
  });

  it('shows a rejection of an unknown field for the section', async () => {
    const { autosave, answer, state } = setUp();
    autosave.edit('sat', { raw: '1400', value: 1400 });
    autosave.blur('sat');
    await answer(rejection({ budget_min: ['Too low.'] }));
    expect(state('sat')).toBe('failed');
  });

  it('never sends an invalid value, and reports it on blur', async () => {
    const { autosave, sent, state } = setUp();
    autosave.edit('sat', { raw: '3', invalid: 'sat' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(state('sat')).toBe('typing');
    autosave.blur('sat');
    expect(state('sat')).toBe('invalid');
    expect(sent).toEqual([]);
    expect(autosave.isUnsaved()).toBe(true);
  });

  it('holds a phone number until blur, while other fields are saved', async () => {
    const { autosave, sent } = setUp();
    autosave.edit('phone', { raw: '091', value: '+8491' }, 'blur');
    autosave.edit('name', { raw: 'Linh', value: 'Linh' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent).toEqual([{ name: 'Linh' }]);
    autosave.blur('phone');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });
});

it('ends with the last typed values, whatever the server answered', async () => {
  const field = fc.constantFrom<FieldName[]>('sat', 'ielts', 'average', 'graduation_year');
  const step = fc.oneof(
    fc.record({ do: fc.constant('edit' as const), field, value: fc.integer({ min: 0, max: 99 }) }),
    fc.record({ do: fc.constant('leave' as const), field }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 2000 }) }),
    fc.record({
      do: fc.constant('answer' as const),
      how: fc.constantFrom('fine', 'network', 'rejected', 'half'),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server: Record<string, unknown> = {};
      const open: { changes: Record<string, unknown>; end: (how: string) => void }[] = [];
      let most = 0;
      const send = (changes: object) =>
        new Promise<void>((resolve, reject) => {
          const all = { ...changes } as Record<string, unknown>; // names and values, whatever they are
          open.push({
            changes: all,
            end: (how) => {
              if (how === 'rejected') reject(rejection({ [Object.keys(all)[0] ?? '']: ['No.'] }));
              else if (how === 'network') reject(new AxiosError('Network Error', 'ERR_NETWORK'));
              else {
                Object.assign(server, all);
                // The response is lost: the server has saved it, but the client does not know.
                if (how === 'half') reject(new AxiosError('Network Error', 'ERR_NETWORK'));
                else resolve();
              }
            },
          });
          most = Math.max(most, open.length);
        });
      const autosave = createAutosave({ user: send, info: send });
      const answer = async (how: string) => {
        open.shift()?.end(how);
        await vi.advanceTimersByTimeAsync(0);
      };
      const typed: Record<string, unknown> = {};
      for (const next of steps) {
        if (next.do === 'edit') {
          typed[next.field] = next.value;
          autosave.edit(next.field, { raw: String(next.value), value: next.value });
        } else if (next.do === 'leave') autosave.blur(next.field);
        else if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
        else await answer(next.how);
      }
      // Everything that was rejected is typed again; then the server accepts it.
      for (const [name, value] of Object.entries(typed)) {
        const known = name as FieldName; // a key of `typed`
        if (autosave.store.getState().drafts[known]?.serverError) {
          autosave.edit(known, { raw: String(value), value: value as number }); // all here are numbers
        }
      }
      void autosave.blurAll();
      for (let turn = 0; turn < 10; turn += 1) {
        await vi.advanceTimersByTimeAsync(PAUSE_MS);
        await answer('fine');
        void autosave.flush();
      }
      expect(server).toEqual(typed);
      expect(autosave.isUnsaved()).toBe(false);
      expect(most).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
