import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { FAILING, expectText, type State } from './state';

const GUIDE = { read: 'what-a-year-costs' };
const list = { route: 'resources', as: 'visitor' } as const;

/** The guides: filtered, empty, loading and failed, and one open. */
export const RESOURCE_STATES: readonly State[] = [
  {
    name: 'resources-narrowed',
    ...list,
    search: { stage: 'apply', grade: '11', language: 'vi' },
    after: ({ page }) => expect(page.locator('main a[id^="guide-"]')).toHaveCount(6),
  },
  {
    name: 'resources-none',
    ...list,
    search: { stage: 'arrive', grade: '9', q: 'x'.repeat(60) },
    after: (stage) => expectText(stage, 'resources', 'empty.title'),
  },
  {
    // The page without a filter has its guides in the HTML.
    name: 'resources-loading',
    ...list,
    search: { stage: 'explore' },
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getResources', kind: 'hang' }),
    after: (stage) => expectText(stage, 'resources', 'loading'),
  },
  {
    name: 'resources-failed',
    ...list,
    search: { stage: 'explore' },
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getResources', ...FAILING }),
    after: (stage) => expectText(stage, 'resources', 'failed.title'),
  },
  {
    name: 'resources-guide',
    ...list,
    search: GUIDE,
    after: ({ page }) => expect(page.locator('.prose h2').last()).toBeVisible(),
  },
  {
    name: 'resources-guide-loading',
    ...list,
    search: GUIDE,
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getResource', kind: 'hang' }),
    after: (stage) => expectText(stage, 'resources', 'reader.time'),
  },
  {
    name: 'resources-guide-failed',
    ...list,
    search: GUIDE,
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getResource', ...FAILING }),
    after: (stage) => expectText(stage, 'resources', 'reader.failed'),
  },
  {
    name: 'resources-guide-missing',
    ...list,
    search: { read: 'nowhere' },
    console: FAILED_REQUEST,
    after: (stage) => expectText(stage, 'resources', 'reader.missing'),
  },
];
