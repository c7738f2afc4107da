// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../tools/conform/options';
import { conform } from '../../tools/conform/run';
import { ORIGIN, startTestServer } from './test-server';

const LINH = ['--email', 'linh.tran@example.com', '--password', 'saola-demo'];

const server = await startTestServer();
afterAll(() => server.stop());

describe('the example server', () => {
  it.each(['en', 'vi'])('keeps to the contract at its level, in %s', async (language) => {
    const options = ['--level', 'shown', '--origin', ORIGIN, '--lang', language];
    const report = await conform(readOptions([server.url, ...LINH, ...options]));
    const found = report.findings().filter(({ severity }) => severity !== 'unchecked');
    expect(found.map(({ sentence }) => sentence)).toEqual([]);
  });
});
