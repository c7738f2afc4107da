/** A recorded request: header names in lower case; `body` is parsed JSON, else text, else `null`. */
export type RecordedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
};

let recorded: Promise<RecordedRequest>[] = [];

function readable(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Records a request; the body is read from a copy. */
export function record(request: Request): void {
  const { method, url } = request;
  const headers = Object.fromEntries(request.headers);
  const text = request.clone().text();
  recorded.push(text.then((body) => ({ method, url, headers, body: readable(body) })));
}

/** All requests since the start or the last `forgetRequests`, in order. */
export function recordedRequests(): Promise<RecordedRequest[]> {
  return Promise.all(recorded);
}

export function forgetRequests(): void {
  recorded = [];
}
