import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectConsole } from './console';
import { RichText } from '@/ui/rich-text/rich-text';
import { externalHref } from '@/routing/external';
import { HOSTILE, LONG_LINE } from '../../e2e/flows/forms/hostile-corpus';

// Text from a server, a model or a person is shown as text (R18, R29).

const DANGEROUS = /^(javascript|data|vbscript|blob|filesystem|file|view-source|about|intent):/i;
const hostile = fc.array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 6 });

/** As a browser parses a URL: it ignores blanks and controls at the ends and line breaks. */
function read(address: string): string {
  return address.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, '');
}

function shown(text: string): HTMLElement {
  const { container } = render(
    <RichText
      text={text}
      renderLink={(href, children) => {
        const safe = externalHref(href, { allow: true });
        return safe ? <a href={safe}>{children}</a> : children;
      }}
    />,
  );
  return container;
}

/** The parts of a text that became markup, in words. */
function harm(container: HTMLElement): string[] {
  const elements = [...container.querySelectorAll('*')];
  const names = new Set(elements.map(({ localName }) => localName));
  const known =
    /^(div|p|strong|em|ul|ol|li|a|code|pre|blockquote|h[3-6]|br|hr|del|table|thead|tbody|tr|t[hd])$/;
  const attributes = elements.flatMap(({ attributes: all }) => [...all].map(({ name }) => name));
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return [
    ...[...names].filter((name) => !known.test(name)),
    ...attributes.filter((name) => !/^(class|href|scope|start)$/.test(name)),
    ...links.filter((href) => DANGEROUS.test(read(href))),
    ...[...container.querySelectorAll('.pwned')].map((element) => element.outerHTML),
  ];
}

describe('the corpus', () => {
  it('has more than a hundred different texts', () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  });
});

describe('formatted text', () => {
  it.each(HOSTILE.map((text) => [text.slice(0, 60), text]))(
    '%j paints no element',
    (_name, text) => {
      expect(harm(shown(text))).toEqual([]);
    },
  );

  it('renders no text of the corpus as markup, alone or combined', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('', ' ', '\n', '\n\n', '\n- '), (texts, between) => {
        const container = shown(texts.join(between));
        expect(harm(container)).toEqual([]);
        container.remove();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['a line of 1 MB', LONG_LINE],
    ['quotes 2,000 deep', `${'> '.repeat(2000)}x`],
    ['lists 1,000 deep', `A list:\n${'* '.repeat(1000)}x`],
    ['numbered lists', '1. '.repeat(21)],
    ['indented lists', Array.from({ length: 22 }, (_, i) => `${'\t'.repeat(i)}- x`).join('\n')],
    ['lists in a quote', `> ${' '.repeat(40)}- x`],
    ['emphasis 3,000 deep', `${'*a '.repeat(3000)}b${' a*'.repeat(3000)}`],
    ['900 lists of 20 levels', `${'* '.repeat(19)}x\n`.repeat(900)],
  ])('shows %s unchanged', (_name, text) => {
    expect(shown(text).textContent).toBe(text);
  });

  it.each([
    ['20 levels', `${'> '.repeat(20)}**deep**`],
    ['a long list', '- **Tuition**: 9,000 USD [1] - and more\n'.repeat(200)],
    ['a rule', `${'-'.repeat(500)}\n**below**`],
  ])('formats %s', (_name, text) => {
    expect(shown(text).querySelector('strong')).not.toBeNull();
  });

  it('is plain text if formatting throws', () => {
    expectConsole('error', /no link/);
    const { container } = render(
      <RichText
        text="See **[this](/x)**."
        renderLink={() => {
          throw new Error('no link');
        }}
      />,
    );
    expect(container).toHaveTextContent('See **[this](/x)**.');
  });
});

describe('the address of a link', () => {
  it('is safe or null for every text of the corpus and any text around it', () => {
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u00a0', '\u200b');
    fc.assert(
      fc.property(fc.constantFrom(...HOSTILE), noise, noise, (text, before, after) => {
        const href = externalHref(before + text + after, { allow: true });
        if (href === null) return;
        expect(read(href)).not.toMatch(DANGEROUS);
        expect(['http:', 'https:', 'mailto:']).toContain(new URL(href).protocol);
      }),
      { numRuns: 2000 },
    );
  });

  it('never leaves the site unless the caller allows it', () => {
    const left = HOSTILE.map((text) => externalHref(text, { allow: false })).filter(
      (href) => href !== null && new URL(href).origin !== window.location.origin,
    );
    expect(left).toEqual([]);
  });
});
