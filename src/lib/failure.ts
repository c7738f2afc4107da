/** Why a call failed. `message`: the server's own text, shown unchanged (R14); `language` is that of the call (BCP 47). */
export type Failure =
  | { kind: 'message'; text: string; status: number | null; language?: string | undefined }
  | { kind: 'status'; status: number }
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  | { kind: 'unreadable' }
  | { kind: 'cookies' }
  | { kind: 'other'; text: string };
