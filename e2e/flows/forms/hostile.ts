import { expect, type Page, type Route } from '@playwright/test';
import * as v from 'valibot';
import * as achievement from '@/api/achievement/contract';
import * as bookmark from '@/api/bookmark/contract';
import * as discovery from '@/api/discovery/contract';
import { isEndpoint, type Endpoint } from '@/api/http/endpoint';
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

const ENDPOINTS = [
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

/** Fields that are sent back or used as tokens, not shown. */
const NOT_WORDS = /^(id|token|client_id|\w+_ids?)$/;

type Pick = (place: string, original: string) => string;

/** The free text fields of a response, by their path. */
const free = new Map<string, boolean>();

const ANY_TEXT = 'Any <text> at all';

/** Whether the client reads `ANY_TEXT` in a response: it leaves out a row or a value that it does not know (R18). */
function isRead({ response }: Endpoint, body: unknown): boolean {
  const parsed = v.safeParse(response, body);
  return parsed.success && JSON.stringify(parsed.output).includes(ANY_TEXT);
}

/** Replaces the free texts of a response. */
function replaced(endpoint: Endpoint, body: unknown, pick: Pick): unknown {
  const walk = (value: unknown, place: string, put: (text: string) => unknown): unknown => {
    if (typeof value === 'string') {
      const name = place.split('.').findLast((part) => part !== '*') ?? '';
      if (NOT_WORDS.test(name)) return value;
      const key = `${endpoint.method} ${endpoint.path} ${place}`;
      const is = free.get(key) ?? isRead(endpoint, put(ANY_TEXT));
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

/** A copy of the body with one text replaced. */
function at(put: (part: never) => unknown, part: object, name: string | number, text: unknown) {
  const copy: object = Array.isArray(part) ? [...part] : { ...part };
  Reflect.set(copy, name, text);
  return put(copy as never); // the schema validates it
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
 * Makes the API respond with hostile texts: every field of the first item has the whole corpus as one text,
 * every further item has one text; a URL has a single text. Returns the number of replacements.
 */
export async function answerHostileTexts(page: Page): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  await replaceTexts(page, (place, original) => {
    const turn = times.get(place) ?? 0;
    times.set(place, turn + 1);
    const single = HOSTILE[turn % HOSTILE.length] ?? '';
    return turn % 12 === 0 && !/^https?:/.test(original) ? HOSTILE.join('\n\n') : single;
  });
  return times;
}

/** Replaces every free text in API responses. */
export async function replaceTexts(page: Page, pick: Pick): Promise<void> {
  await page.route(/\/api\/v\d\//, (route) => answerWith(route, pick));
}

/** Records any attempt to run code, navigate or send requests; called before the first page. */
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

/** The parts of the corpus that became markup on the page, in words. */
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
 * The places where a bidirectional control character in a replaced text affects the text after it: letters on the
 * same line that follow it, without a closing character, and not in a box or isolate.
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
    /** The words after an unclosed bidirectional control character. */
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

/** Expects all of the corpus as text on this page. */
export async function expectHarmless(
  page: Page,
  harm: () => string[],
  what: string,
): Promise<void> {
  const soft = expect.configure({ soft: true });
  soft(await painted(page), what).toEqual([]);
  soft(harm(), what).toEqual([]);
}
