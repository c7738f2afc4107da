import { expect } from '@playwright/test';
import { built, read, test } from '../flows/hosting/hosts';
import { startTampering } from '../support/tampering';
import { DOCUMENT_404 } from '../support/test';

test.describe('a changed byte', () => {
  const scripts = built.filter((file) => /^\/assets\/.*\.js$/.test(file));
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(read('shell.html'))?.[1] ?? '';
  const REFUSED = /integrity/;

  test('of any chunk: it never runs, but would without its hash', async ({
    page,
    hosts,
    expectConsole,
  }) => {
    expectConsole(REFUSED);
    expectConsole(DOCUMENT_404);
    const tampering = await startTampering(hosts.nginx);
    // As text: the test runner would transform `import()`.
    const run = (addresses: readonly string[]): Promise<string[]> =>
      page.evaluate(`(async () => {
        const ran = [];
        for (const name of ${JSON.stringify(addresses)}) {
          await import(name).then(() => ran.push(name), () => undefined);
        }
        return ran;
      })()`);
    // A page with the import map and without the app, which would load chunks itself.
    const withoutApp = (html: string) => html.replace(/<script type="module"[^>]*><\/script>/, '');
    tampering.pages = withoutApp;
    await page.goto(`${tampering.url}/no/such/page`);
    expect(scripts.length).toBeGreaterThan(50);
    for (const script of scripts) {
      tampering.changed.clear();
      tampering.changed.add(script);
      expect(await run([script]), script).toEqual([]);
    }

    // Another origin: the browser remembers blocked files of this one.
    const unguarded = await startTampering(hosts.nginx);
    for (const script of scripts) unguarded.changed.add(script);
    unguarded.pages = (html) =>
      withoutApp(html).replace(/<script type="importmap">[^]*?<\/script>/, '');
    await page.goto(`${unguarded.url}/no/such/page`);
    const others = scripts.filter((script) => script !== entry);
    expect(await run(others)).toEqual(others);
    await unguarded.stop();
    await tampering.stop();
  });

  for (const address of ['/', '/no/such/page']) {
    test(`of the entry: the app never starts, ${address}`, async ({
      page,
      hosts,
      expectConsole,
    }) => {
      expectConsole(REFUSED);
      if (address !== '/') expectConsole(DOCUMENT_404);
      const tampering = await startTampering(hosts.nginx);
      tampering.changed.add(entry);
      const refused = page.waitForEvent('console', (message) => REFUSED.test(message.text()));
      await page.goto(tampering.url + address, { waitUntil: 'load' });
      await refused;
      const begun = await page
        .locator('#root')
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));
      expect(begun).toBe(false);
      await tampering.stop();
    });
  }
});

for (const address of ['/', '/vi/majors', '/school-list']) {
  test(`a page works even if the policy does not allow its inline scripts, ${address}`, async ({
    browser,
    hosts,
  }) => {
    // As happens briefly on a host that deploys pages and headers separately.
    const tampering = await startTampering(hosts.nginx);
    tampering.pages = (html) =>
      html.replace('<script>', '<script> ').replace('{"integrity":', '{ "integrity":');
    // A separate context: this test expects violations.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto(tampering.url + address);
    const begun = () =>
      page
        .locator('#root')
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));
    await expect.poll(begun).toBe(true);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Each is reported by the header and by the page's own policy.
    expect(refused).toHaveLength(4);
    await context.close();
    await tampering.stop();
  });
}
