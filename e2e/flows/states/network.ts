import { expect } from '@playwright/test';
import { goOffline, lateNotice, waitForNetworkWatcher } from '../network';
import type { Stage, State } from './state';

const offline = ({ page, locale, expectConsole }: Stage) => {
  // A prefetch may be under way when the network goes.
  expectConsole(/ERR_INTERNET_DISCONNECTED/, { optional: true });
  return goOffline(page, locale);
};
const late = async ({ page, locale }: Stage) => {
  await expect(await lateNotice(page, locale)).toBeVisible();
};

/** The network notices: offline, and a slow read, on the page and in a dialog. */
export const NETWORK_STATES: readonly State[] = [
  {
    name: 'network-offline',
    route: 'school-list',
    as: 'student',
    viewportOnly: true,
    after: offline,
  },
  {
    name: 'network-offline-sophie',
    route: 'sophie',
    as: 'visitor',
    viewportOnly: true,
    after: offline,
  },
  {
    name: 'network-offline-essay',
    route: 'essay',
    params: { id: 'e1' },
    as: 'student',
    viewportOnly: true,
    after: offline,
  },
  {
    name: 'network-late',
    route: 'scholarship',
    // Without a query, its HTML has rows.
    search: { sort: 'deadline' },
    as: 'visitor',
    neverIdle: true,
    viewportOnly: true,
    before: ({ mock }) => mock.fault({ match: 'getScholarships', kind: 'hang' }),
    after: late,
  },
  {
    name: 'network-late-dialog',
    route: 'school-list',
    search: { school: '401', program: '401030' },
    as: 'answered',
    neverIdle: true,
    viewportOnly: true,
    before: ({ mock }) => mock.fault({ match: 'getSchool', kind: 'hang' }),
    after: async (stage) => {
      await waitForNetworkWatcher(stage.page);
      await late(stage);
    },
  },
];
