import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { built, read, test } from '../flows/hosting/hosts';
import { policyFor, STYLE, styleOf } from '../flows/hosting/page-policy';
import { HOST, portOf } from '../support/port';
import { DOCUMENT_404 } from '../support/test';

test('each page contains the same policy before any script, except for header-only directives', () => {
  for (const file of built.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);
    const expected = policyFor(html).replace(
      / frame-ancestors 'none';|; upgrade-insecure-requests/g,
      '',
    );
    expect(meta?.[1], file).toBe(expected);
    expect(meta?.index, file).toBeLessThan(html.search(/<script/));
    expect(html.indexOf('<meta charset'), file).toBeLessThan(1024);
    // The policy would block any other.
    expect(html.replace(STYLE, ''), file).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  }
});

test('every page has the style sheet inline; the quiz and the sheet for parents load their own', () => {
  const sheet = styleOf(read('shell.html'));
  expect(sheet).toContain('@font-face');
  for (const file of built.filter((name) => name.endsWith('.html'))) {
    expect(styleOf(read(file)) === sheet, file).toBe(true);
    expect(read(file), file).not.toMatch(/rel="stylesheet"/);
  }
  expect(built.filter((file) => file.endsWith('.css'))).toEqual([
    expect.stringMatching(/assets\/paper-[\w-]+\.css$/),
    expect.stringMatching(/assets\/quiz-[\w-]+\.css$/),
  ]);
  const naming = built.filter(
    // The service worker names every file.
    (file) => /assets.*\.js$/.test(file) && /\/assets\/[\w-]+\.css/.test(read(file)),
  );
  expect(naming).toEqual([
    expect.stringMatching(/assets\/discovery-tab-[\w-]+\.js$/),
    expect.stringMatching(/assets\/sheet-[\w-]+\.js$/),
  ]);
});

test('licenses.txt has the notice of every package that ships', () => {
  const { dependencies } = JSON.parse(read('../package.json')) as { dependencies: object }; // npm's format
  // Only builds with VITE_HEATMAP_ID have Clarity, only those with VITE_VITALS_URL have web-vitals.
  const optional = ['clarity-js', 'web-vitals'];
  const shipped = Object.keys(dependencies).filter((name) => !optional.includes(name));
  const [, ...notices] = read('licenses.txt').split('\n## ');
  const named = notices.map((notice) => notice.split(' - ')[0]);
  expect([...shipped, 'tailwindcss'].filter((name) => !named.includes(name))).toEqual([]);
  for (const notice of notices) expect(notice).toMatch(/copyright/i);
  expect(read('licenses.txt')).toContain('SIL OPEN FONT LICENSE');
});

test('no other site can frame a page', async ({ page, hosts, expectConsole }) => {
  expectConsole(/frame-ancestors|X-Frame-Options/i);
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<iframe src="${hosts.nginx}/"></iframe>`);
  }).listen(0, HOST);
  await once(other, 'listening');
  const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
  await page.goto(`http://${HOST}:${portOf(other)}/`);
  await refused;
  const frame = page.frames()[1];
  expect(await frame?.locator('#root').count()).toBe(0);
  other.close();
});

for (const address of ['/', '/vi/majors', '/majors/', '/vi/profile/essays/e1', '/no/such/page']) {
  test(`the app runs on nginx at ${address}`, async ({ page, hosts, expectConsole }) => {
    if (address === '/no/such/page') expectConsole(DOCUMENT_404);
    await page.goto(hosts.nginx + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
