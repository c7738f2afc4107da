import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TEST_MS } from './src/test/time-limits.ts';
import { buildTarget } from './tools/checks/browsers.mjs';
import { LICENSES } from './tools/site/licenses.ts';
import { aliases } from './tools/vite/aliases.ts';
import { assetFileNames } from './tools/vite/asset-names.ts';
import { chunks } from './tools/vite/chunks.ts';
import { contractsHash } from './tools/vite/contracts.ts';
import { checkEnv } from './tools/vite/env.ts';
import { hosting } from './tools/vite/hosting.ts';
import { mockWorker } from './tools/vite/mock-worker.ts';
import { places } from './tools/vite/places.ts';
import { site } from './tools/vite/site.ts';
import { testProjects } from './tools/vite/test-projects.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const apiProxy = process.env['API_PROXY'];
const proxy = apiProxy ? { '/api': { target: apiProxy, changeOrigin: true } } : {};

export default defineConfig(({ mode }) => ({
  plugins: [
    checkEnv(),
    react(),
    tailwindcss(),
    chunks(root),
    places(root),
    mockWorker(),
    site(),
    hosting(),
  ],
  resolve: { alias: aliases(root) },
  define: { CONTRACTS: JSON.stringify(contractsHash(root)) },
  server: { proxy },
  preview: { proxy, cors: false },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    license: { fileName: LICENSES },
    assetsInlineLimit: 0,
    // One style sheet, which is inline: a second one would be one more request before the first paint.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // `index` and `main` are loaded before any chunk is imported.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(index|main)-/.test(file)),
    },
    // The frame's packages are most of it; npm run size holds the budget.
    chunkSizeWarningLimit: 600,
    target: buildTarget(),
    rolldownOptions: {
      // Drops reads whose value nobody uses, such as those of unused icons.
      treeshake: { propertyReadSideEffects: false },
      // Safari 15 needs class fields lowered; an assignment is shorter than a definition.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        // Every name appears twice in what a page loads, and a hash does not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames,
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./vitest.setup.ts'],
    projects: testProjects(),
    // Without this the address of a style sheet is empty.
    css: { include: [/\.css\?url$/] },
    // On two cores one worker would leave the other idle.
    maxWorkers: '100%',
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    // As in playwright.config.ts.
    retry: process.env['CI'] ? 1 : 0,
    restoreMocks: true,
    unstubEnvs: true,
  },
}));
