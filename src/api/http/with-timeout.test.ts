import { AxiosError, CanceledError } from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaleSessionError } from './errors';
import { inTime } from './with-timeout';
import { endSession } from './session';

let over: AbortController;
const asked: number[] = [];
beforeEach(() => {
  over = new AbortController();
  asked.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms);
    return over.signal;
  });
});

const failed = (write: Promise<unknown>) => write.catch((error: unknown) => error);
const cancelled = () => Promise.reject(new CanceledError());

it('a write that is answered gives its answer', async () => {
  expect(await inTime((signal) => Promise.resolve(signal))).toBe(over.signal);
  expect(asked).toEqual([20_000]);
});

it('a write that hangs is a timeout', async () => {
  const error = await failed(
    inTime(() => {
      over.abort();
      return cancelled();
    }),
  );
  expect(error).toBeInstanceOf(AxiosError);
  expect(error).toMatchObject({ code: 'ETIMEDOUT', message: 'timeout' });
});

it('a write that hangs until its session is over is nobody’s', async () => {
  const error = await failed(
    inTime(() => {
      over.abort();
      endSession();
      return cancelled();
    }),
  );
  expect(error).toBeInstanceOf(StaleSessionError);
});

it('a write that fails by itself fails as it did, in time or not', async () => {
  const refused = new AxiosError('refused');
  expect(await failed(inTime(() => Promise.reject(refused)))).toBe(refused);
  const given = new CanceledError();
  expect(await failed(inTime(() => Promise.reject(given)))).toBe(given);
  over.abort();
  expect(await failed(inTime(() => Promise.reject(refused)))).toBe(refused);
});
