// Checks a running API against the contract: docs/conform.md.
import { importModule } from './import-module.mjs';

/** @type {typeof import('./conform/cli.ts')} */
const { main } = await importModule('tools/conform/cli.ts');

process.exitCode = await main(process.argv.slice(2));
