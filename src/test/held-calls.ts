import {
  AxiosError,
  CanceledError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { onTestFinished } from 'vitest';
import { http } from '@/api/http/transport';

/** A pending call. */
export type HeldCall = {
  config: InternalAxiosRequestConfig;
  answer: (data: unknown) => void;
  fail: (status: number) => void;
};

/** Holds every call of a test before the network; the test responds to each. */
export function holdCalls(): HeldCall[] {
  const adapter = http.defaults.adapter;
  const calls: HeldCall[] = [];
  http.defaults.adapter = (config) =>
    new Promise<AxiosResponse>((resolve, reject) => {
      calls.push({
        config,
        answer: (data) => resolve({ data, status: 200, statusText: '', headers: {}, config }),
        fail: (status) => {
          const response = { data: null, status, statusText: '', headers: {}, config };
          reject(new AxiosError(`status ${status}`, undefined, config, null, response));
        },
      });
      config.signal?.addEventListener?.('abort', () =>
        reject(new CanceledError(undefined, config)),
      );
    });
  onTestFinished(() => {
    if (adapter) http.defaults.adapter = adapter;
  });
  return calls;
}
