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
    // What a mutant keeps from coming is not waited for long: the test fails, before the mutant runs into its limit.
    env: { SLOW_MS: '3000' },
    restoreMocks: true,
    unstubEnvs: true,
    isolate: false,
  },
});
