/** A fault of style: the rules that cause it, and the picture that has to show it. */
type Fault = { name: string; css: string; picture: string };

/** Thirty faults as a careless change makes them, each small enough to be overlooked. */
export const FAULTS: readonly Fault[] = [
  // Colours.
  {
    name: 'secondary text is a little lighter',
    css: ':root { --color-muted: #5d6d66 }',
    picture: 'majors-vi-light-390',
  },
  {
    name: 'the brand is a little bluer',
    css: ':root { --color-brand: #0f5c55 }',
    picture: 'home-vi-light-390',
  },
  {
    name: 'the accent is a little duller',
    css: ':root { --color-accent: #b04828 }',
    picture: 'checklist-en-light-1280',
  },
  {
    name: 'hairlines are almost gone',
    css: ':root { --color-line: #ece8df }',
    picture: 'resources-vi-light-390',
  },
  {
    name: 'the dark ground is a little darker',
    css: '.theme-dark { --color-ground: #0c120f }',
    picture: 'profile-vi-dark-1280',
  },
  {
    name: 'the dark theme lacks its colour of outlines',
    css: '.theme-dark { --color-edge: #7c8882 }',
    picture: 'signup-en-dark-390',
  },
  {
    name: 'the dark theme lacks its text on brand',
    css: '.theme-dark { --color-on-brand: #fff }',
    picture: 'question-grade-vi-dark-1280',
  },
  {
    name: 'the ground behind a dialog is lighter',
    css: ':root { --color-scrim: rgb(29 42 38 / 0.4) }',
    picture: 'share-vi-light-390',
  },
  // Type.
  {
    name: 'page titles are lighter',
    css: 'h1 { font-weight: 500 }',
    picture: 'scholarship-vi-light-390',
  },
  {
    name: 'text is lighter',
    css: '.text-17, body { font-weight: 400 }',
    picture: 'resources-guide-en-light-1280',
  },
  {
    name: 'small text has less line height',
    css: '.text-13 { line-height: 19px }',
    picture: 'demo-en-light-1280',
  },
  {
    name: 'page titles have no letter spacing',
    css: 'h1 { letter-spacing: 0 }',
    picture: 'pricing-vi-light-390',
  },
  {
    name: 'Vietnamese has no word spacing',
    css: 'body { word-spacing: 0 }',
    picture: 'profile-vi-light-390',
  },
  {
    name: 'figures are not tabular',
    css: '.num, .flow-count * { font-variant-numeric: normal }',
    picture: 'checklist-vi-light-390',
  },
  {
    name: 'a text is truncated',
    css: 'main li p { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }',
    picture: 'achievements-en-dark-390',
  },
  {
    name: 'links have no underline',
    css: '.link { text-decoration: none }',
    picture: 'login-vi-light-390',
  },
  // Boxes.
  {
    name: 'cells have 2 px more padding',
    css: '.cell { padding-top: 14px }',
    picture: 'home-en-light-360',
  },
  {
    name: 'the header is 2 px higher',
    css: 'header { padding-bottom: 2px }',
    picture: 'not-found-vi-light-390',
  },
  {
    name: 'the page is 1 px to the right',
    css: 'main { padding-left: 1px }',
    picture: 'essays-vi-light-390',
  },
  {
    name: 'buttons are 4 px lower',
    css: 'button { min-height: 40px; padding-block: 7px }',
    picture: 'filters-en-dark-390',
  },
  {
    name: 'chips touch',
    css: 'main ul:has(> li > button) { gap: 0 }',
    picture: 'school-list-answered-en-light-1280',
  },
  {
    name: 'corners are a little sharper',
    css: ':root { --radius: 8px }',
    picture: 'signup-en-dark-390',
  },
  {
    name: 'check boxes have sharp corners',
    css: ':root { --radius-box: 0 }',
    picture: 'share-vi-dark-1280',
  },
  {
    name: 'fields have no border',
    css: 'main :has(> input) { border-color: transparent }',
    picture: 'login-vi-light-390',
  },
  {
    name: 'a cell has no line',
    css: '.cell:nth-of-type(3) { border-bottom-color: transparent }',
    picture: 'question-field-vi-light-390',
  },
  {
    name: 'a menu has no shadow',
    css: '.floats { box-shadow: none }',
    picture: 'account-menu-en-dark-390',
  },
  {
    name: 'the focus ring is thinner',
    css: '* { outline-width: 1px !important }',
    picture: 'login-errors-vi-dark-1280',
  },
  // Icons and layers.
  {
    name: 'an icon is hidden',
    css: 'main button svg { visibility: hidden }',
    picture: 'saved-view-vi-light-390',
  },
  {
    name: 'icons have thicker lines',
    css: 'svg.lucide { stroke-width: 2.25 }',
    picture: 'essay-en-dark-390',
  },
  {
    name: 'the bar at the foot hangs 6 px too high',
    css: 'body nav { margin-bottom: 6px }',
    picture: 'school-list-answered-en-dark-390',
  },
];
