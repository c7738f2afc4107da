import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { externalHref } from './external';

const allowed = { allow: true };
const refused = { allow: false };

/** `javascript:` and similar as a browser would still parse them: any case, blanks, controls. */
const spelled = fc
  .tuple(
    fc.constantFrom('javascript', 'data', 'blob', 'vbscript'),
    fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', '\t', '\n', '\r')), {
      minLength: 10,
      maxLength: 10,
    }),
    fc.stringMatching(/^[\u0000-\u0020]{0,4}$/),
    fc.constantFrom(
      'alert(1)',
      'text/html,<script>1</script>',
      'http://localhost:3000/x',
      '//a',
      '',
    ),
  )
  .map(([name, noise, before, after]) => {
    const letters = [...name].map((letter, at) => {
      const [upper, blank] = noise[at] ?? [false, ''];
      return (upper ? letter.toUpperCase() : letter) + blank;
    });
    return `${before}${letters.join('')}:${after}`;
  });

describe('externalHref', () => {
  it.each([
    ['https://www.uni.example/apply', 'https://www.uni.example/apply'],
    ['http://uni.example', 'http://uni.example/'],
    ['//uni.example/x', 'http://uni.example/x'],
    ['mailto:admissions@uni.example', 'mailto:admissions@uni.example'],
  ])('opens %j only where the caller allows it', (raw, href) => {
    expect(externalHref(raw, allowed)).toBe(href);
    expect(externalHref(raw, refused)).toBeNull();
  });

  it('returns a URL of the app without calling the filter', () => {
    expect(externalHref('/majors?q=1', refused)).toBe('http://localhost:3000/majors?q=1');
  });

  it.each([null, undefined, '', 'http://', 'http://[', 'ftp://uni.example', 'file:///etc/passwd'])(
    'never opens %j',
    (raw) => {
      expect(externalHref(raw, allowed)).toBeNull();
    },
  );

  it('never opens a URL that runs or embeds code, however it is spelled', () => {
    fc.assert(
      fc.property(spelled, fc.boolean(), (raw, allow) => {
        expect(externalHref(raw, { allow })).toBeNull();
      }),
      { numRuns: 3000 },
    );
  });

  it('returns http, https, mailto or null for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })),
        fc.boolean(),
        (raw, allow) => {
          const href = externalHref(raw, { allow });
          if (href === null) return;
          const url = new URL(href);
          expect(url.protocol).toMatch(/^(https?|mailto):$/);
          expect(allow || url.origin === window.location.origin).toBe(true);
        },
      ),
    );
  });
});
