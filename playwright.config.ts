import { defineConfig } from '@playwright/test';
import { ENGINES, TIME_ZONE } from './e2e/engines/drivers/driver';
import { findChromium, TEST_FLAGS } from './e2e/support/chromium';

/** Pictures of one machine are equal but for a pixel or two of a line that is not drawn the same twice (docs/contributing.md). */
const COMPARISON = {
  use: { bypassCSP: true },
  snapshotPathTemplate: 'screenshots/baseline/{arg}{ext}',
  expect: { toHaveScreenshot: { threshold: 0.005, maxDiffPixels: 3 } },
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'reports/e2e',
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // Three workers on two cores: a test often waits for its page.
  workers: 3,
  // Only in CI, where one slow moment among many tests would fail the run. The log names a flaky test: fix it.
  retries: process.env['CI'] ? 1 : 0,
  // Generous, for a busy machine and for tests that build the site.
  timeout: 300_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: TEST_FLAGS },
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'e2e', testMatch: '**/*.spec.ts' },
    { name: 'screenshots', testMatch: '**/*.shots.ts' },
    { name: 'regression', testMatch: '**/*.regression.ts', ...COMPARISON },
    { name: 'planted', testMatch: '**/*.planted.ts', ...COMPARISON },
    ...ENGINES.flatMap((name) => [
      { name, testMatch: '**/*.engine.ts' },
      { name: `pictures-${name}`, testMatch: '**/*.pictures.ts' },
    ]),
  ],
});
