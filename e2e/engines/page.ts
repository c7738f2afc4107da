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

/** A page of the site in one engine. Everything that looks waits until it finds. */
export type EnginePage = ReturnType<typeof enginePage>;

/** The steps of a scenario, in any engine. `site`: the origin. */
export function enginePage(session: Session, site: string) {
  const ready = async () => {
    if (await session.run(`'TestingLibraryDom' in window`)) return;
    await session.run(`(() => { ${QUERIES} })()`);
  };
  const run = async (expression: string): Promise<unknown> => {
    await ready();
    return session.run(expression);
  };
  const count = async ({ expression }: Query) => Number(await run(`${expression}.length`));
  const property = (found: Query, name: string, index = 0) =>
    run(`String(${found.expression}[${index}]?.${name} ?? '')`);
  const visible = (found: Query) =>
    expect.poll(() => count(found), { message: found.expression }).toBeGreaterThan(0);

  const click = async (found: Query, index = 0) => {
    await expect.poll(() => count(found), { message: found.expression }).toBeGreaterThan(index);
    // What is about to move, or is replaced while it is looked for, is clicked when it rests.
    await expect(async () => {
      await run(`void ${found.expression}[${index}].scrollIntoView({ block: 'center' })`);
      await session.click(`${found.expression}[${index}]`);
    }).toPass();
  };

  return {
    session,
    run,
    count,
    visible,
    click,
    goto: (path: string) => session.goto(site + path),
    reload: () => session.reload(),
    back: () => session.back(),
    forward: () => session.forward(),
    press: (key: Key, modifier?: 'Control' | 'Shift') => session.press(key, modifier),
    type: (text: string) => session.type(text),
    none: (found: Query) => expect.poll(() => count(found), { message: found.expression }).toBe(0),
    /** The path, query and hash of the page. */
    path: async () =>
      String(await session.run('location.pathname + location.search + location.hash')),
    at: (path: string | RegExp) => {
      const now = expect.poll(async () =>
        String(await session.run('location.pathname + location.search + location.hash')),
      );
      return typeof path === 'string' ? now.toBe(path) : now.toMatch(path);
    },
    text: async (found: Query, index = 0) => String(await property(found, 'textContent', index)),
    hasText: (found: Query, text: string | RegExp) => {
      const now = expect.poll(() => property(found, 'textContent'), { message: found.expression });
      return typeof text === 'string' ? now.toContain(text) : now.toMatch(text);
    },
    hasValue: (found: Query, value: string | RegExp) => {
      const now = expect.poll(() => property(found, 'value'), { message: found.expression });
      return typeof value === 'string' ? now.toBe(value) : now.toMatch(value);
    },
    /** Whether the first element has the focus. */
    focused: (found: Query) =>
      expect
        .poll(() => run(`${found.expression}[0] === document.activeElement`), {
          message: found.expression,
        })
        .toBe(true),
    /** Replaces the text of a field. */
    fill: async (found: Query, text: string) => {
      await click(found);
      await run(`void ${found.expression}[0].select()`);
      await session.type(text);
    },
  };
}
