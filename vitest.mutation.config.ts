import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests of the mutation run (docs/mutation.md): those next to the mutated code, without whole pages. They share
 * one process, so that modules are loaded once per mutant.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./vitest.setup.ts'],
    include: [
      'src/api/**/*.test.{ts,tsx}',
      'src/routing/**/*.test.{ts,tsx}',
      'src/app/new-build/**/*.test.{ts,tsx}',
    ],
    // Short waits: a test of a mutant fails before Stryker's own time limit ends the run.
    env: { TEST_WAIT_MS: '3000' },
    testTimeout: 18_000,
    hookTimeout: 18_000,
    restoreMocks: true,
    unstubEnvs: true,
    isolate: false,
  },
});
