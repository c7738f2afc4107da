import { expect } from '@playwright/test';
import { LINHS } from '../flows/students';
import { byCss, byText } from './page';
import { loginHeading, openList, PROGRAMS, section, TITLE, untilAppRuns, watchFor } from './steps';
import { SHOWN } from '../flows/hosting/shown-texts';
import { test } from './test';

/** The list of majors. */
const MAJORS = byCss('main section[aria-labelledby^="majors-"]');

test('Back and Forward restore the scroll position', async ({ app }) => {
  await openList(app);
  await app.scrollTo(900);
  await app.clickInPlace(section('en', 'majors'));
  await app.at('/majors');
  await app.becomes('scrollY', 0);
  // The page without its list is shorter.
  await app.visible(MAJORS);
  await app.scrollTo(500);
  await app.back();
  await app.visible(PROGRAMS);
  await app.becomes('scrollY', 900);
  await app.forward();
  await app.at('/majors');
  await app.becomes('scrollY', 500);
});

test('a new document starts at the top, a reload where it was', async ({ app }) => {
  await openList(app);
  await app.scrollTo(900);
  await app.goto('/school-list?page=1');
  await app.visible(PROGRAMS);
  await app.becomes('scrollY', 0);
  await app.scrollTo(700);
  await app.reload();
  await app.visible(PROGRAMS);
  await app.becomes('scrollY', 700);
});

test('each navigation, Back and Forward focus the heading', async ({ app }) => {
  await app.goto('/resources');
  await untilAppRuns(app);
  await app.click(section('en', 'majors'));
  await app.at('/majors');
  await app.focused(TITLE);
  await app.back();
  await app.at('/resources');
  await app.focused(TITLE);
  await app.forward();
  await app.at('/majors');
  await app.focused(TITLE);
});

test.describe('the back/forward cache', () => {
  test.use({ sessionOptions: { width: 1280, height: 800, language: 'en-US', pageCache: true } });

  test('shows nothing after the end of a session', async ({ app, signIn }) => {
    const hers = [LINHS.name, LINHS.email, LINHS.essayTitle];
    await signIn();
    await app.goto('/profile');
    await app.visible(byText(LINHS.name));
    // Only a page from the cache still has this; a new document starts without.
    await app.run(watchFor(hers));
    await app.goto('/robots.txt');
    // As when the cookie expires: no other tab reports it. What she saw before is not part of the recording.
    await app.run(`void (document.cookie = 'token=; path=/; max-age=0', window.name = '')`);
    await app.back();
    await app.at('/login');
    const isFromCache = String(await app.run(`${SHOWN}.shows?.includes(true) ?? false`));
    test.info().annotations.push({ type: 'from the cache', description: isFromCache });
    await app.visible(loginHeading());
    expect(await app.run(`${SHOWN}.texts ?? []`)).toEqual([]);
  });
});
