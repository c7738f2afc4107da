import { mkdirSync, writeFileSync } from 'node:fs';
import { byCss } from '../engines/page';
import { TITLE } from '../engines/steps';
import { tenPages } from '../engines/ten-pages';
import { test } from '../engines/test';

// Ten pages in each engine at two widths, into `reports/engines/<engine>/`.

const LOOKS = [
  { width: 1280, height: 900, language: 'en-US' },
  { width: 390, height: 844, language: 'en-US' },
];

for (const look of LOOKS) {
  test.describe(`${look.width} px`, () => {
    test.use({ look });

    for (const { id, path } of tenPages('en')) {
      test(`${id} at ${look.width} px`, async ({ app, engine, signIn }) => {
        await signIn();
        await app.goto(path);
        await app.visible(TITLE);
        await app.becomes('document.fonts.ready.then(({ status }) => status)', 'loaded');
        // Skeletons have become content.
        await app.none(byCss('main svg.bg-line'));
        const folder = `reports/engines/${engine.name}`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${folder}/${id}-${look.width}.png`, await app.session.screenshot());
      });
    }
  });
}
