/**
 * Features of the build that are newer than the oldest supported browsers, with what happens without them. A property
 * is known by its name only, so the list also has properties of our own.
 * @type {Readonly<Record<string, string>>}
 */
export const NEWER_ON_PURPOSE = {
  // Scripts: asked for before they are used.
  'AbortSignal.timeout': 'src/lib/timeout-signal.ts has a timer',
  '.Segmenter': 'src/lib/count-text.ts counts code points; `diff` needs none',
  '.segment': 'of Intl.Segmenter',
  '.captureStackTrace': 'axios, csv-stringify: asked for',
  '.checkVisibility': 'Base UI: asked for',
  '.cookieStore': 'axios: asked for',
  '.getTextInfo': 'i18next: asked for, only for the direction of a language',
  '.requestSubmit': 'Base UI: asked for',
  '.startViewTransition': 'React: not used without <ViewTransition>',
  '.navigate': 'of the Navigation API in React: asked for',
  '.movementX': 'React, Base UI: computed, or undefined',
  '.movementY': 'React, Base UI: computed, or undefined',
  // Scripts: set or read, and without an effect in older browsers.
  '.ariaDisabled': 'Base UI: also reads the attribute',
  '.duplex': 'axios, only for streams as a body',
  '.fetchPriority': 'a prefetch without a priority',
  '.imageSizes': 'React: as an attribute',
  '.popover': 'React: a property of components',
  '.translate': 'i18next, Base UI: their own, and a style',

  // Scripts: names of our own and of packages.
  '.ViewTransition': 'React',
  '.chunks': 'of a route',
  '.direction': 'a style',
  '.dispose': 'Base UI',
  '.drop': 'an undo step',
  '.expires': 'a cookie',
  '.isError': 'TanStack Query',
  '.move': 'dnd-kit, the plan',
  '.ms': 'a limit',
  '.number': 'a phone number',
  '.pause': 'react-toastify',
  '.role': 'an achievement, a message',
  '.share': 'React',
  '.toArray': 'React, axios, dnd-kit',
  '.try': 'a text',
  '.use': 'React, unified',
  '.view': 'a tab of the plan',
  '.visible': 'Base UI',
  '.writable': 'a descriptor of a property',

  // Styles that only look better.
  '1lh': 'an icon is up to 3 px higher',
  ':has': 'a chosen row has its mark, not a background; focus rings: `holds-focus` in main.css',
  ':open': 'in `:is()`, which ignores what it does not know',
  ':popover-open': 'in `:is()`, which ignores what it does not know',
  '@media forced-colors': 'newer than forced colors on a Mac',
  'contain-intrinsic-block-size': 'longer rendering',
  'content-visibility': 'longer rendering',
  'content-visibility: auto': 'longer rendering',
  'field-sizing': 'src/ui/forms/growing-text.tsx measures',
  'field-sizing: content': 'src/ui/forms/growing-text.tsx measures',
  outline: 'a ring with square corners',
  'scrollbar-width': 'a scroll bar below a row',
  'scrollbar-width: none': 'a scroll bar below a row',
  'text-decoration: dotted': 'prefixed, by the bundler',
  'text-wrap': 'other line breaks',
  'text-wrap: balance': 'other line breaks',
  'text-wrap: pretty': 'other line breaks',
  'text-wrap: wrap': 'other line breaks',
  'user-select': 'prefixed, by Tailwind',

  // Styles with a fallback.
  mask: 'the build puts `-webkit-mask` before it',
  '1dvh': 'main.css: `--dvh` is a `vh`',
  '1svh': 'the same',
  '@container': 'one column, as on a phone',
  'container-type': 'one column, as on a phone',
  'container-type: inline-size': 'one column, as on a phone',
  '@property': 'Tailwind sets the values on every element',
  'color-mix()': 'Tailwind sets a plain color first',
};
