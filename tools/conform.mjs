// Checks a running API against the contract: docs/conform.md.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {{ module: typeof import('./conform/cli.ts') }} */
const { module } = await runnerImport(`${root}tools/conform/cli.ts`, {
  root,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}src` } },
});

process.exitCode = await module.main(process.argv.slice(2));
