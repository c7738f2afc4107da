import { expect, type Page, type Route } from '@playwright/test';
import * as v from 'valibot';
import * as account from '@/api/user/account-contract';
import * as achievement from '@/api/achievement/contract';
import * as bookmark from '@/api/bookmark/contract';
import * as discovery from '@/api/discovery/contract';
import type { Endpoint } from '@/api/http/endpoint';
import * as engine from '@/api/engine/contract';
import * as essay from '@/api/essay/contract';
import * as feedback from '@/api/feedback/contract';
import * as journey from '@/api/journey/contract';
import * as major from '@/api/major/contract';
import * as resource from '@/api/resource/contract';
import * as scholarship from '@/api/scholarship/contract';
import * as school from '@/api/school/contract';
import * as sophie from '@/api/sophie/contract';
import * as user from '@/api/user/contract';
import { HOSTILE } from './hostile-corpus';

/** Into how many loads of a page the corpus is dealt. */
export const DEALS = 2;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

const ENDPOINTS = [
  account,
  achievement,
  bookmark,
  discovery,
  engine,
  essay,
  feedback,
  journey,
  major,
  resource,
  scholarship,
  school,
  sophie,
  user,
]
  .flatMap((module) => Object.values<unknown>(module))
  .filter(isEndpoint);

function endpointOf(method: string, pathname: string): Endpoint | undefined {
  const fits = ENDPOINTS.filter((endpoint) => {
    const pattern = endpoint.path.replace(/\{\w+\}/g, '[^/]+');
    return endpoint.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
  return fits.find(({ path }) => path === pathname) ?? fits[0];
}

/** Names of what is sent back as it came, and of what opens doors: not words. */
const NOT_WORDS = /^(id|token|client_id|\w+_ids?)$/;

type Pick = (place: string, original: string) => string;

/** The fields in which a call may answer with any text, by their names on the way to them. */
const free = new Map<string, boolean>();

/** Puts other texts in the place of those of an answer, wherever the contract allows any text. */
function replaced(endpoint: Endpoint, body: unknown, pick: Pick): unknown {
  const walk = (value: unknown, place: string, put: (text: string) => unknown): unknown => {
    if (typeof value === 'string') {
      const name = place.split('.').findLast((part) => part !== '*') ?? '';
      if (NOT_WORDS.test(name)) return value;
      const key = `${endpoint.method} ${endpoint.path} ${place}`;
      const is = free.get(key) ?? v.safeParse(endpoint.response, put('Any <text> at all')).success;
      free.set(key, is);
      return is ? pick(key, value) : value;
    }
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) =>
        walk(item, `${place}.*`, (text) => at(put, value, index, text)),
      );
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        walk(item, `${place}.${name}`, (text) => at(put, value, name, text)),
      ]),
    );
  };
  return walk(body, '', (text) => text);
}

/** The whole body with a text at one place of a part of it. */
function at(put: (part: never) => unknown, part: object, name: string | number, text: unknown) {
  const copy: object = Array.isArray(part) ? [...part] : { ...part };
  Reflect.set(copy, name, text);
  return put(copy as never); // whatever stands there, the schema looks at it
}

async function answerWith(route: Route, pick: Pick): Promise<void> {
  const request = route.request();
  const endpoint = endpointOf(request.method(), new URL(request.url()).pathname);
  const response = await route.fetch();
  const type = response.headers()['content-type'] ?? '';
  const text = await response.text();
  if (!endpoint || !response.ok() || text === '') {
    await route.fulfill({ response, body: text });
    return;
  }
  const change = (json: string) => JSON.stringify(replaced(endpoint, JSON.parse(json), pick));
  const body = type.includes('event-stream')
    ? text.replace(/^event: (\w+)\ndata: (.*)$/gm, (_, event: string, data: string) => {
        const whole = change(JSON.stringify({ event, data: JSON.parse(data) }));
        return `event: ${event}\ndata: ${JSON.stringify(Object(JSON.parse(whole)).data)}`;
      })
    : change(text);
  await route.fulfill({ response, body });
}

/**
 * Has the API answer with hostile texts: in every field the first of an answer has one deal of the corpus
 * together, each further one a text of it; an address stands alone. The result counts how often.
 */
export async function dealHostileTexts(page: Page, deal: number): Promise<Map<string, number>> {
  const texts = HOSTILE.filter((_, index) => index % DEALS === deal);
  const times = new Map<string, number>();
  await replaceTexts(page, (place, original) => {
    const turn = times.get(place) ?? 0;
    times.set(place, turn + 1);
    if (/^https?:/.test(original)) return HOSTILE[(deal + turn * DEALS) % HOSTILE.length] ?? '';
    return turn % 12 === 0 ? texts.join('\n\n') : (texts[turn % texts.length] ?? '');
  });
  return times;
}

/** Has the API answer with other texts wherever it may answer with any. */
export async function replaceTexts(page: Page, pick: Pick): Promise<void> {
  await page.route(/\/api\/v\d\//, (route) => answerWith(route, pick));
}

/** Makes any attempt to run, to leave or to ask seen; to be called before the first page. */
export async function watchForHarm(page: Page, site: string): Promise<() => string[]> {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => harm.push(`a window: ${popup.url()}`));
  await page.route(
    (url) => /^(https?|wss?):$/.test(url.protocol) && url.origin !== new URL(site).origin,
    (route) => {
      harm.push(`a request: ${route.request().url()}`);
      return route.abort();
    },
  );
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol !== 'about:' && origin !== new URL(site).origin)
      harm.push(`gone to ${frame.url()}`);
  });
  return () => harm;
}

/** What of the corpus became more than text on the page as it is, in words. */
function painted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [
      ...document.querySelectorAll('.pwned, pwned-element, iframe, object, embed, base'),
    ];
    const words = found.map((element) => `an element: ${element.outerHTML.slice(0, 120)}`);
    if (Reflect.get(window, '__pwned') !== undefined) words.push('it ran');
    if (Reflect.get({}, 'pwned') !== undefined) words.push('the prototype of everything');
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) words.push(`a handler: ${name}`);
        if (!/^(href|src|srcset|action|formaction|data|poster|xlink:href)$/.test(name)) continue;
        const { protocol } = new URL(value, document.baseURI);
        if (!/^(https?|mailto):$/.test(protocol)) words.push(`${name}=${value.slice(0, 80)}`);
      }
    }
    return [...new Set(words)].slice(0, 12);
  });
}

/**
 * Where a text that turns the direction of writing, and that stands in the place of all others, turns words
 * behind it: letters of the same line after it, with nothing that closes it and in no box or isolate of their own.
 */
export function turned(page: Page, text: string): Promise<string[]> {
  return page.evaluate((turning) => {
    const lineOf = (start: Element | null): Element | null => {
      let box = start;
      while (box) {
        const { display, unicodeBidi } = getComputedStyle(box);
        if (!/^(inline|contents)$/.test(display) || !/normal|embed/.test(unicodeBidi)) break;
        box = box.parentElement;
      }
      return box;
    };
    /** The words behind a turning text whose turning nothing has ended. */
    const behind = (line: string): string => {
      const open: string[] = [];
      let words = '';
      for (let index = 0; index < line.length; index += 1) {
        const letter = line[index] ?? '';
        if (/[\u202a-\u202e\u2066-\u2068]/.test(letter)) open.push(letter);
        else if (letter === '\u202c' && /[\u202a-\u202e]/.test(open.at(-1) ?? '')) open.pop();
        else if (letter === '\u2069') {
          const from = open.findLastIndex((one) => /[\u2066-\u2068]/.test(one));
          if (from >= 0) open.length = from;
        } else if (letter === '\n') open.length = 0;
        else if (open.includes('\u202e')) words += letter;
      }
      return words.split(turning.slice(1)).join('');
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.includes(turning)) continue;
      if (node.parentElement?.closest('.sr-only, option, textarea')) continue;
      const line = lineOf(node.parentElement);
      if (line) lines.add(line);
    }
    const found = [...lines]
      .map((line) => ({ line, words: behind(line.textContent) }))
      .filter(({ words }) => /\p{L}/u.test(words))
      .map(
        ({ line, words }) =>
          `${line.localName} ${line.className.slice(0, 60)}: ${words.slice(0, 60)}`,
      );
    return [...new Set(found)].slice(0, 20);
  }, text);
}

/** Expects that nothing of the corpus is more than text on this page. */
export async function expectHarmless(
  page: Page,
  harm: () => string[],
  what: string,
): Promise<void> {
  const soft = expect.configure({ soft: true });
  soft(await painted(page), what).toEqual([]);
  soft(harm(), what).toEqual([]);
}
