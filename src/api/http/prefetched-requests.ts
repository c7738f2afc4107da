import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { PrefetchedRequest } from '@/browser/start-state';

/** Settles like axios's own adapters. */
async function respond({ response }: PrefetchedRequest, config: InternalAxiosRequestConfig) {
  const aborted = new Promise<never>((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, config)));
  });
  const onNetworkError = () => {
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  };
  const { status, text } = await Promise.race([response.catch(onNetworkError), aborted]);
  const axiosResponse = { data: text, status, statusText: '', headers: new AxiosHeaders(), config };
  if (status < 300) return axiosResponse;
  const message = `Request failed with status code ${status}`;
  throw new AxiosError(message, undefined, config, null, axiosResponse);
}

/** Lets a visitor's call use the boot script's request, once, if URL, body, language and session are equal. */
export function serveFromPrefetch(config: InternalAxiosRequestConfig, url: string): void {
  if (config.headers.has('Authorization')) return;
  const body = config.method === 'get' ? undefined : JSON.stringify(config.data);
  const requests = window.prefetchedRequests ?? [];
  const index = requests.findIndex(
    (request) =>
      request.url === url &&
      request.body === body &&
      request.language === config.headers.get('Accept-Language') &&
      request.session === (config.headers.get('X-auth-token') ?? null),
  );
  const [request] = index < 0 ? [] : requests.splice(index, 1);
  if (request) config.adapter = (sent) => respond(request, sent);
}
