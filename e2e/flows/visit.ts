import { expect, type Locator, type Page } from '@playwright/test';
import { words, type TestLocale } from '../support/words';
import type { Press } from './input/press';

/** The sample student of the flows. */
export const LINH = { email: 'linh.tran@example.com', password: 'saola-demo' };

/** The other sample student, whose account is empty. */
export const MINH = { email: 'minh@example.com', password: 'saola-demo' };

/** The path of a page in a language: `at('vi', '/login')` is `/vi/login`. */
export function at(locale: TestLocale, path: string): string {
  return locale === 'en' ? path : `/vi${path}`.replace(/\/$/, '');
}

/** A question's heading. */
export function question(page: Page, locale: TestLocale, step: string): Locator {
  return page.getByRole('heading', { name: words(locale, 'questions', `title.${step}`) });
}

/** A link or button of the questions, by its key. */
export function onward(page: Page, locale: TestLocale, key: 'next' | 'back' | 'show') {
  return page.getByRole('link', { name: words(locale, 'questions', key), exact: true });
}

/** The chip of an answer above the list; its text starts with the label. */
export function chip(page: Page, locale: TestLocale, step: string): Locator {
  return page
    .getByRole('list', { name: words(locale, 'questions', 'list.answers') })
    .getByRole('button', { name: new RegExp(`^${words(locale, 'questions', `short.${step}`)}`) });
}

/** Shapes that stand for loading content (src/ui/skeleton.tsx). */
export function skeletons(page: Page): Locator {
  return page.locator('main svg.bg-line');
}

/** The program links of the list. */
export function programs(page: Page): Locator {
  return page.locator('main ol a[href*="program="]');
}

/** The pages of the list, with the range that is shown. */
export function pager(page: Page, locale: TestLocale = 'en'): Locator {
  return page.getByRole('navigation', { name: words(locale, 'results', 'pager.label') });
}

/** The button that repeats what failed. */
export function tryAgain(page: Page, locale: TestLocale = 'en'): Locator {
  return page.getByRole('button', {
    name: words(locale, 'common', 'action.tryAgain'),
    exact: true,
  });
}

/** The answers of `answerAll` in the stored format; for tests that start at the list. */
export const ANSWERS = {
  classGradeId: 12,
  countryIds: [],
  budget: { min: '10000', max: '20000' },
  parentId: 1,
  titleIds: [],
  average: null,
  ielts: null,
  sat: null,
};

/** Stores a value before the first page, once: answers on the device, anything else for the visit. */
export async function keep(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      // A cookie: a session change clears the storage.
      if (document.cookie.includes('kept=')) return;
      document.cookie = 'kept=yes; path=/';
      const storage = name === 'answers' ? localStorage : sessionStorage;
      storage.setItem(name ?? '', value ?? '');
    },
    [key, text],
  );
}

/** Restores a visitor with these answers. */
export function keepAnswers(page: Page, answers: object = ANSWERS): Promise<void> {
  return keep(page, 'answers', JSON.stringify({ state: answers, version: 0 }));
}

type Walk = {
  locale: TestLocale;
  press: Press;
  asked?: (step: string) => Promise<void>;
  /** Answers with many programs: the highest budget, all majors. */
  wide?: boolean;
  /** 12 by default. */
  grade?: RegExp;
};

/**
 * Answers the five questions from the first page on: two countries, grade 12, a budget, a field, a major;
 * ends on the list. `asked` is called at each question after the first.
 */
export async function answerAll(page: Page, walk: Walk): Promise<void> {
  const { locale, press, asked, wide = false, grade = /12$/ } = walk;
  const arrive = async (step: string) => {
    await expect(question(page, locale, step)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/school-list')}\\?step=${step}$`));
    await asked?.(step);
  };
  const next = () => press(onward(page, locale, 'next'));
  await expect(question(page, locale, 'countries')).toBeVisible();
  await press(page.getByRole('checkbox').nth(0));
  await press(page.getByRole('checkbox').nth(2));
  await next();
  await arrive('grade');
  await press(page.getByRole('radio', { name: grade }));
  await next();
  await arrive('budget');
  // In its middle is the third of five ranges.
  await press(page.getByRole('slider'));
  if (wide) await page.keyboard.press('End');
  await next();
  await arrive('field');
  await press(page.getByRole('radio').nth(0));
  await next();
  await arrive('majors');
  const majors = page.getByRole('checkbox');
  await expect(majors.first()).toBeVisible();
  for (let index = 0; index < (wide ? await majors.count() : 1); index++) {
    await press(majors.nth(index));
    await expect(majors.nth(index)).toBeChecked();
  }
  await press(onward(page, locale, 'show'));
  await expect(page).toHaveURL(new RegExp(`${at(locale, '/school-list')}$`));
  await expect(programs(page).first()).toBeVisible();
}

/** Signs in on the open login page. */
export async function signInByForm(
  page: Page,
  locale: TestLocale,
  press: Press,
  who = LINH,
): Promise<void> {
  const email = page.getByLabel(words(locale, 'account', 'email'));
  const password = page.getByLabel(words(locale, 'account', 'password'), { exact: true });
  await press(email);
  await page.keyboard.type(who.email);
  await press(password);
  await page.keyboard.type(who.password);
  await press(page.getByRole('button', { name: words(locale, 'account', 'submit'), exact: true }));
}

/** Logs out by the account menu. */
export async function logOut(page: Page, locale: TestLocale, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: words(locale, 'common', 'user.logout') }).click();
}

/** The heading of the login page. */
export function loginHeading(page: Page, locale: TestLocale = 'en'): Locator {
  return page.getByRole('heading', { level: 1, name: words(locale, 'account', 'title') });
}

/** The chart above the final list. */
export function overview(page: Page, locale: TestLocale): Locator {
  return page.getByRole('region', { name: words(locale, 'results', 'overview.label') });
}
