import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { act, askSophie, begin, COMPARE, field, waitForAnswer } from '../sophie';
import { FAILING, expectText, type Stage, type State } from './state';

const SOPHIE = { route: 'sophie', as: 'student' } as const;

async function answered(stage: Stage): Promise<void> {
  const { page, locale } = stage;
  await askSophie(page, locale, COMPARE[locale]);
  await waitForAnswer(page, locale);
}

/** Sophie: empty, answering, at each end of an answer, and with overlays. */
export const SOPHIE_STATES: readonly State[] = [
  { name: 'sophie-saver', route: 'sophie', as: 'saver' },
  { name: 'sophie-answered', ...SOPHIE, after: answered },
  {
    name: 'sophie-nothing-to-cite',
    route: 'sophie',
    as: 'visitor',
    after: async ({ page, locale }) => {
      await askSophie(page, locale, 'Hello');
      await waitForAnswer(page, locale);
    },
  },
  {
    name: 'sophie-writing',
    ...SOPHIE,
    before: ({ mock }) => mock.fault({ match: 'postMessage', kind: 'stall', after: 40 }),
    after: ({ page, locale }) => begin(page, locale),
  },
  {
    name: 'sophie-stopped',
    ...SOPHIE,
    before: ({ mock }) => mock.fault({ match: 'postMessage', kind: 'stall', after: 20 }),
    after: async (stage) => {
      await begin(stage.page, stage.locale);
      await act(stage.page, stage.locale, 'stop').click();
      await expect(act(stage.page, stage.locale, 'again')).toBeVisible();
    },
  },
  {
    name: 'sophie-broken',
    ...SOPHIE,
    console: /ERR_|network/i,
    before: ({ mock }) => mock.fault({ match: 'postMessage', kind: 'cut', after: 20 }),
    after: async (stage) => {
      await begin(stage.page, stage.locale);
      await expect(act(stage.page, stage.locale, 'again')).toBeVisible();
    },
  },
  {
    name: 'sophie-unsent',
    ...SOPHIE,
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'postMessage', ...FAILING }),
    after: async ({ page, locale }) => {
      await field(page, locale).fill(COMPARE[locale]);
      await field(page, locale).press('Enter');
      await expect(field(page, locale)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'sophie-too-long',
    route: 'sophie',
    as: 'visitor',
    after: async ({ page, locale }) => {
      await field(page, locale).fill('how '.repeat(1100));
      await expect(field(page, locale)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'sophie-loading',
    ...SOPHIE,
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getMessages', kind: 'hang' }),
    after: ({ page, locale }) => expect(field(page, locale)).toBeVisible(),
  },
  {
    name: 'sophie-failed',
    ...SOPHIE,
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getMessages', ...FAILING }),
    after: (stage) => expectText(stage, 'sophie', 'loadFailed'),
  },
  {
    name: 'sophie-sees',
    ...SOPHIE,
    viewportOnly: true,
    after: async ({ page, locale }) => {
      await act(page, locale, 'sees.title').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sophie-clear',
    ...SOPHIE,
    viewportOnly: true,
    after: async (stage) => {
      await answered(stage);
      await act(stage.page, stage.locale, 'clear.action').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
];
