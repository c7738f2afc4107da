import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants are put to (docs/mutation.md): those beside the mutated code, none of a whole page. One
 * after the other in one place: what they share is loaded once a mutant.
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
