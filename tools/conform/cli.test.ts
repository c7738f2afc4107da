// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startHttpMock, type HttpMock } from '@/mocks/hosts/http';
import { main } from './cli';
import { createReport } from './report/report';
import { reportJunit } from './report/junit';
import { reportText } from './report/text';
import { startDamagedServer } from './test/damaged-server';

let mock: HttpMock;
const folder = mkdtempSync(path.join(tmpdir(), 'conform-'));

beforeAll(async () => {
  mock = await startHttpMock();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.close();
});

/** The exit code, and what was printed. */
async function command(...args: string[]) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  const code = await main(args);
  return { code, text: printed.join('\n') };
}

describe('the exit code', () => {
  it('is 0 without differences', async () => {
    const { code, text } = await command(mock.url, '--only', 'logout');
    expect(text).toMatch(/0 differences, 0 warnings, 0 calls not there\.$/);
    expect(code).toBe(0);
  });

  it('is 1 with a difference, which is in every file', async () => {
    const server = await startDamagedServer(mock.url, {
      after: (answer, { name }) => {
        if (name === 'getClassGrades') answer.body = { data: [{ id: 1 }] };
      },
    });
    const [json, junit] = ['report.json', 'report.xml'].map((name) => path.join(folder, name));
    const files = ['--json', json ?? '', '--junit', junit ?? ''];
    const { code, text } = await command(server.url, '--only', 'questions', ...files);
    await server.stop();
    expect(code).toBe(1);
    expect(text).toContain('Differences (1)');
    expect(JSON.parse(readFileSync(json ?? '', 'utf8'))).toMatchObject({
      findings: [{ severity: 'difference', name: 'getClassGrades', shown: true }],
    });
    expect(readFileSync(junit ?? '', 'utf8')).toMatch(/failures="1">[^]*<failure message="GET /);
  });

  it.each([
    ['no address', []],
    ['an address without a scheme', ['api.example.com']],
    ['an unknown option', ['http://127.0.0.1:9', '--nothing']],
    ['an unknown level', ['http://127.0.0.1:9', '--level', 'most']],
    ['an unknown check', ['http://127.0.0.1:9', '--only', 'nothing']],
    ['an email without a password', ['http://127.0.0.1:9', '--email', 'a@example.com']],
    ['a server that does not answer', ['http://127.0.0.1:9']],
  ])('is 2 for %s', async (_name, args) => {
    expect((await command(...args)).code).toBe(2);
  });

  it('is 2 for an account that cannot log in, without its password in the text', async () => {
    const { code, text } = await command(
      mock.url,
      '--email',
      'linh.tran@example.com',
      '--password',
      'not-this-one',
    );
    expect(code).toBe(2);
    expect(text).toContain('There is no account to check with. POST /api/v1/auth/login');
    expect(text).not.toContain('not-this-one');
  });
});

describe('the report', () => {
  const report = createReport();
  report.begin('cors');
  report.touch('postQuiz');
  for (const name of ['getUser', 'getBookmarks', 'getEssays', 'getSearch'] as const) {
    report.touch(name);
    report.check(false, { name, sent: 'as a <preflight>' }, { expected: 'a', came: 'b\u0007' });
  }

  it('says once what many calls have in common, and lists them', () => {
    const lines = reportText(report, 'http://api.test').split('\n');
    expect(lines).toContain('    - 4 calls, sent as a <preflight>: expected a; came b\u0007.');
    expect(lines).toContain('        GET /api/v1/bookmark/program');
  });

  it('says that each call of a check has it, without a list', () => {
    const every = createReport();
    every.begin('cors');
    for (const name of ['getUser', 'getBookmarks', 'getEssays', 'getSearch'] as const) {
      every.touch(name);
      every.check(false, { name, sent: 'a' }, { expected: 'b', came: 'c' });
    }
    const text = reportText(every, 'http://api.test');
    expect(text).toContain('- Each of the 4 calls, sent a: expected b; came c.');
    expect(text).not.toContain('GET');
  });

  it('says the same fault of a call once', () => {
    const again = createReport();
    const fault = { expected: 'a day', came: '1', fault: 'deadline' };
    again.check(false, { name: 'getUser', sent: 'page 1' }, fault);
    again.check(false, { name: 'getUser', sent: 'page 2' }, fault);
    again.check(false, { name: 'getSearch', sent: 'page 2' }, fault);
    expect(again.findings().map(({ name }) => name)).toEqual(['getUser', 'getSearch']);
  });

  it('is valid XML', () => {
    const xml = reportJunit(report);
    expect(xml).toContain('tests="5" failures="4"');
    expect(xml).toContain('sent as a &lt;preflight&gt;: expected a; came b.');
  });
});
