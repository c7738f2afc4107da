import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Key, Session } from './drivers/driver';

/** Finds by role, label and text in every engine alike; added to a page when a query first needs it. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** An expression that returns a list of elements. */
export type Query = { expression: string };

type Name = string | RegExp;

const literal = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name));

const query = (kind: string, ...parameters: string[]): Query => ({
  expression: `TestingLibraryDom.queryAllBy${kind}(document.body, ${parameters.join(', ')})`,
});

/** Elements with a role that assistive technology can reach; a string is the whole name. */
export function byRole(role: string, name?: Name): Query {
  return query('Role', literal(role), name === undefined ? '{}' : `{ name: ${literal(name)} }`);
}

/** Form controls by their label. */
export function byLabel(label: Name): Query {
  return query('LabelText', literal(label));
}

/** Elements by their own text. */
export function byText(text: Name): Query {
  return query('Text', literal(text));
}

/** Elements by a selector, where a role would not find them. */
export function byCss(selector: string): Query {
  return { expression: `[...document.querySelectorAll(${literal(selector)})]` };
}

/** The part of a query's elements inside those of another. */
export function within(outer: Query, inner: Query): Query {
  return {
    expression: `${inner.expression}.filter((one) => ${outer.expression}.some((all) => all.contains(one)))`,
  };
}

/** The elements of a query whose text contains another text. */
export function withText(found: Query, text: string): Query {
  return {
    expression: `${found.expression}.filter((one) => one.textContent.includes(${literal(text)}))`,
  };
}

/** One element of a query, from 0; from the end if negative. */
export function nth(found: Query, index: number): Query {
  return { expression: `[${found.expression}.at(${index})].filter(Boolean)` };
}

/** The text that describes an element, as a screen reader has it. */
const DESCRIPTION = `(one) => (one.getAttribute('aria-describedby') ?? '').split(' ')
  .map((id) => document.getElementById(id)?.textContent ?? '').join(' ')`;

/** Resolves once the page has fetched nothing for half a second. */
const NETWORK_IDLE = `new Promise((resolve) => {
  let timer = setTimeout(resolve, 500);
  new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 500);
  }).observe({ type: 'resource' });
})`;

/** Scrolls an element into view. Resolves once two frames show it in the same place: a menu moves while it opens. */
const SCROLL_AND_SETTLE = `async (one) => {
  one.scrollIntoView({ block: 'center' });
  let before = '';
  for (let frames = 0; frames < 60; frames += 1) {
    await new Promise((frame) => requestAnimationFrame(frame));
    const now = JSON.stringify(one.getBoundingClientRect());
    if (now === before) return;
    before = now;
  }
}`;

const MAX_STOPS = 120;

/** A tab with the site in one engine. Everything that looks waits until it finds. */
export type EnginePage = ReturnType<typeof enginePage>;

/** The steps of a scenario, in any engine. `site`: the origin. */
export function enginePage(session: Session, site: string) {
  const run = async (expression: string): Promise<unknown> => {
    if (!(await session.run(`'TestingLibraryDom' in window`))) {
      await session.run(`(() => { ${QUERIES} })()`);
    }
    return session.run(expression);
  };
  // A document that is replaced during a step is looked at again.
  const poll = (expression: string) =>
    expect.poll(() => run(expression).catch(String), { message: expression });
  const matches = (expression: string, expected: string | RegExp) =>
    typeof expected === 'string'
      ? poll(expression).toBe(expected)
      : poll(expression).toMatch(expected);
  const property = (found: Query, name: string) => `String(${found.expression}[0]?.${name} ?? '')`;
  const exists = (found: Query) => poll(`${found.expression}.length > 0`).toBe(true);
  const hasFocus = (found: Query) => `${found.expression}.includes(document.activeElement)`;

  const click = async (found: Query) => {
    await exists(found);
    // What is about to move, or is replaced while it is looked for, is clicked once it has stopped.
    await expect(async () => {
      await run(`(${SCROLL_AND_SETTLE})(${found.expression}[0])`);
      await session.click(`${found.expression}[0]`);
    }).toPass();
  };

  return {
    session,
    run,
    click,
    visible: exists,
    goto: (path: string) => session.goto(site + path),
    reload: () => session.reload(),
    back: () => session.run('void history.back()'),
    forward: () => session.run('void history.forward()'),
    newTab: async () => enginePage(await session.newTab(), site),
    press: (key: Key, modifier?: 'Control' | 'Shift') => session.press(key, modifier),
    type: (text: string) => session.type(text),
    /** Scrolls as soon as the page is long enough. */
    scrollTo: (top: number) => poll(`(scrollTo(0, ${top}), scrollY)`).toBe(top),
    /** Clicks by script: without scrolling to the element, and through a dialog. */
    clickInPlace: async (found: Query) => {
      await exists(found);
      await run(`void ${found.expression}[0].click()`);
    },
    count: async (found: Query) => Number(await run(`${found.expression}.length`)),
    hasCount: (found: Query, count: number) => poll(`${found.expression}.length`).toBe(count),
    none: (found: Query) => poll(`${found.expression}.length`).toBe(0),
    /** Waits for the value of an expression. */
    becomes: (expression: string, value: unknown) => poll(expression).toEqual(value),
    /** Waits until the page has fetched nothing for a while, so that no request of its own is expected. */
    networkIdle: () => run(NETWORK_IDLE),
    /** Waits for the path, query and hash of the page. */
    at: (path: string | RegExp) =>
      matches('location.pathname + location.search + location.hash', path),
    text: async (found: Query) => String(await run(property(found, 'textContent'))),
    hasText: (found: Query, text: string | RegExp) =>
      typeof text === 'string'
        ? poll(property(found, 'textContent')).toContain(text)
        : matches(property(found, 'textContent'), text),
    /** Waits for a property, such as `value`, `checked` or `ariaPressed`, as text. */
    has: (found: Query, name: string, expected: string | RegExp) =>
      matches(property(found, name), expected),
    /** Waits for the message or hint of a field. */
    isDescribed: (found: Query, text: string) =>
      poll(`${found.expression}.map(${DESCRIPTION}).join()`).toContain(text),
    /** Waits for the focus; otherwise reports the element that has it. */
    focused: (found: Query) =>
      poll(`${hasFocus(found)} || document.activeElement.outerHTML.slice(0, 200)`).toBe(true),
    /** Replaces the text of a field. */
    fill: async (found: Query, text: string) => {
      await click(found);
      await run(`void ${found.expression}[0].select()`);
      await session.type(text);
    },
    /** Presses Tab until an element has the focus, so that one that no key reaches fails the test. */
    tabTo: async (found: Query) => {
      await exists(found);
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        if (await run(hasFocus(found))) return;
        await session.press('Tab');
      }
      throw new Error(`Tab does not reach ${found.expression}`);
    },
  };
}
