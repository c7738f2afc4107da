import { expect } from '@playwright/test';
import { ROUTE_IDS, ROUTES } from '@/routing/route-table';
import { asks } from '../flows/calls';
import { at } from '../flows/visit';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';
import { loginHeading, overview, signInByForm, TITLE, watchFor } from './steps';
import { SHOWN } from '../flows/hosting/shown-texts';
import { test } from './test';

/** The paths of the routes with a guard. */
function guarded(name: 'auth' | 'guest', locale: TestLocale): string[] {
  return ROUTE_IDS.map((id) => ROUTES[id])
    .filter(({ middleware }) => middleware.some((one) => one === name))
    .map(({ path }) => at(locale, `/${path.replace(':id', 'e1')}`));
}

for (const locale of ONE_LOCALE) {
  test(`a visitor is redirected to /login, and requests nothing of a student, ${locale}`, async ({
    app,
    mock,
  }) => {
    for (const path of guarded('auth', locale)) {
      await app.goto(path);
      await app.at(at(locale, '/login'));
      await app.visible(loginHeading(locale));
    }
    expect((await mock.requests()).map(asks)).toEqual([]);
  });

  test(`a student at a guest page is redirected to the list, ${locale}`, async ({
    app,
    signIn,
  }) => {
    await signIn();
    for (const path of guarded('guest', locale)) {
      await app.goto(path);
      await app.at(at(locale, '/school-list'));
      await app.visible(overview(locale));
    }
  });

  test(`a sign-in returns to the page, with its query and hash, ${locale}`, async ({ app }) => {
    const path = at(locale, '/profile/edit?x=1#y');
    await app.goto(path);
    await app.at(at(locale, '/login'));
    await signInByForm(app, locale);
    await app.at(path);
    await app.visible(TITLE);
  });
}

test('a visitor never sees a protected page', async ({ app }) => {
  const title = words('en', 'common', 'routes.profile.title');
  const watch = watchFor([title, words('en', 'profile', 'data.title')]);
  // A navigation in the app.
  await app.goto('/resources');
  await app.visible(TITLE);
  await app.run(watch);
  await app.run(`(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  })()`);
  await app.visible(loginHeading());
  expect(await app.run(`${SHOWN}.texts`)).toEqual([]);
  // A new document; WebKit watches it from its load on.
  await app.session.early(watch);
  await app.goto('/profile');
  await app.visible(loginHeading());
  expect(await app.run(`${SHOWN}.texts`)).toEqual([]);
});
