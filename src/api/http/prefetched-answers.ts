import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { EarlyAnswer } from '@/browser/prefetched-answer';

/** What an adapter makes of an answer, or of none, as axios's own does. */
async function settled({ answer }: EarlyAnswer, config: InternalAxiosRequestConfig) {
  const givenUp = new Promise<never>((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, config)));
  });
  const noAnswer = () => {
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  };
  const { status, text } = await Promise.race([answer.catch(noAnswer), givenUp]);
  const response = {
    data: text,
    status,
    statusText: '',
    headers: new AxiosHeaders(),
    config,
  };
  if (status < 300) return response;
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
}

/**
 * Takes over a call that the boot script has made already, once, where it is the very one that is to be sent: same
 * address, language and session, nobody signed in. Everything after the network is the client's, as ever.
 */
export function adoptEarly(config: InternalAxiosRequestConfig, url: string): void {
  if (config.method !== 'get' || config.headers.has('Authorization')) return;
  const early = window.earlyAnswers ?? [];
  const at = early.findIndex(
    (one) =>
      one.url === url &&
      one.language === config.headers.get('Accept-Language') &&
      one.session === (config.headers.get('X-auth-token') ?? null),
  );
  const [found] = at < 0 ? [] : early.splice(at, 1);
  if (found) config.adapter = (sent) => settled(found, sent);
}
