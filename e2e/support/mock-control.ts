import type { AnyFault } from '@/mocks/server/faults';
import type { RecordedRequest } from '@/mocks/server/recorder';

/** The controls of the mock API from another process (src/mocks/server/control.ts). */
export type MockControl = {
  /** The API requests of the test, in order. */
  requests: () => Promise<RecordedRequest[]>;
  forgetRequests: () => Promise<void>;
  /** Arms faults; several on one call are used in order. */
  fault: (...faults: AnyFault[]) => Promise<void>;
  clearFaults: () => Promise<void>;
  /** The delay of every response, in milliseconds. */
  latency: (ms: number) => Promise<void>;
  /** Advances the API's clock, in milliseconds. */
  advance: (ms: number) => Promise<void>;
  /** Stops the API's clock; the sample data of the next call are from that time. */
  stopClock: (at: Date) => Promise<void>;
  /** Ends all sessions: the next call of everyone is a 401. */
  expire: () => Promise<void>;
  /** Changes a student's newest or named essay like another device: the next save is a 409. */
  essayElsewhere: (of: { email?: string; id?: string; content?: string }) => Promise<void>;
  /** Adds that many programs to a student's list. */
  fillBookmarks: (email: string, count: number) => Promise<void>;
  /** Milliseconds between two words of Sophie; 0 sends all at once. */
  pace: (ms: number) => Promise<void>;
  /** Adds that many messages to a student's conversation. */
  fillTalk: (email: string, count: number) => Promise<void>;
  /** Lets moments be shown, which cover the page (R43); by default, none is. */
  showMoments: () => Promise<void>;
  /** Resets everything. Called before each test. */
  reset: () => Promise<void>;
  /** A bearer token of a sample student, by the name before the `@`. */
  token: (student: 'linh.tran' | 'minh') => Promise<string>;
  /** Creates an account; returns the bearer token of its first session. `phone` as written in Vietnam. */
  signUp: (student: Record<'name' | 'email' | 'phone' | 'password', string>) => Promise<string>;
};

/** The controls of the mock API at an address. */
export function mockControl(api: string): MockControl {
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const attempt = () =>
      fetch(api + path, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
    // An idle connection of an earlier call may be closed by now.
    const response = await attempt().catch(attempt);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const tell = async (method: string, path: string, body?: unknown) => {
    await send(method, path, body);
  };
  const tokenFrom = async (call: 'login' | 'signup', body: object): Promise<string> => {
    const response = await send('POST', `/api/v1/auth/${call}`, body);
    const answer = (await response.json()) as { data: { token: string } }; // docs/api.md
    return answer.data.token;
  };
  return {
    requests: async () => {
      const response = await send('GET', '/__requests');
      return (await response.json()) as RecordedRequest[]; // written by src/mocks/server/recorder.ts
    },
    forgetRequests: () => tell('DELETE', '/__requests'),
    fault: (...faults) => tell('POST', '/__faults', faults),
    clearFaults: () => tell('DELETE', '/__faults'),
    latency: (ms) => tell('POST', '/__latency', { ms }),
    advance: (ms) => tell('POST', '/__clock', { advance_ms: ms }),
    stopClock: (at) => tell('POST', '/__clock', { stop_at: at.toISOString() }),
    expire: () => tell('POST', '/__expire'),
    essayElsewhere: (of) => tell('POST', '/__essay-elsewhere', of),
    fillBookmarks: (email, count) => tell('POST', '/__fill-bookmarks', { email, count }),
    pace: (ms) => tell('POST', '/__pace', { ms }),
    fillTalk: (email, count) => tell('POST', '/__fill-talk', { email, count }),
    showMoments: () => tell('POST', '/__moments', { show: true }),
    reset: async () => {
      await tell('POST', '/__reset');
      await tell('POST', '/__moments', { show: false });
    },
    token: (student) =>
      tokenFrom('login', { email: `${student}@example.com`, password: 'saola-demo' }),
    signUp: ({ phone, ...student }) => {
      const international = phone.replaceAll(' ', '').replace(/^0/, '+84');
      return tokenFrom('signup', { ...student, phone: international });
    },
  };
}
