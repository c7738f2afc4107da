import { ONE_LOCALE } from '../support/words';
import { PHONE, TITLE } from './steps';
import { tenPages } from './ten-pages';
import { test } from './test';

test.use({ sessionOptions: PHONE });

for (const locale of ONE_LOCALE) {
  test(`ten pages on a phone do not scroll sideways, ${locale}`, async ({ app, signIn }) => {
    await signIn();
    for (const { path } of tenPages(locale)) {
      await app.goto(path);
      await app.visible(TITLE);
      await app.becomes('document.fonts.ready.then(() => innerWidth)', PHONE.width);
      await app.becomes(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        0,
      );
    }
  });
}
