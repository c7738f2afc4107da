import { mkdirSync, writeFileSync } from 'node:fs';
import { byCss } from '../engines/page';
import { tenPages } from '../engines/ten-pages';
import { test } from '../engines/test';

// Ten pages in each engine at two widths, into `reports/engines/<engine>/`.

const SIZES = [
  { width: 1280, height: 900, language: 'en-US' },
  { width: 390, height: 844, language: 'en-US' },
];

const ACCOUNT_MENU = byCss('header button[aria-haspopup=menu]');

for (const size of SIZES) {
  test.describe(`${size.width} px`, () => {
    test.use({ sessionOptions: size });

    for (const { id, path } of tenPages('en')) {
      test(`${id} at ${size.width} px`, async ({ app, engine, signIn }) => {
        await signIn();
        await app.goto(path);
        await app.visible(ACCOUNT_MENU);
        // The first visit shows the fonts of the machine until the site's own have arrived.
        await app.run('document.fonts.ready.then(() => undefined)');
        await app.reload();
        await app.visible(ACCOUNT_MENU);
        await app.networkIdle();
        await app.none(byCss('main svg.bg-line'));
        const folder = `reports/engines/${engine.name}`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}/${id}-${size.width}.png`, await app.session.screenshot());
      });
    }
  });
}
