import { recordShownTexts } from '../flows/hosting/shown-texts';
import { ANSWERS, at, LINH } from '../flows/visit';
import { words, type TestLocale } from '../support/words';
import { byCss, byLabel, byRole, nth, within, type EnginePage, type Query } from './page';

// Steps that several scenarios share.

/** The names of the languages in the header. */
const LANGUAGES = { en: 'EN English', vi: 'VI Tiếng Việt' };
const TAGS = { en: 'en-US', vi: 'vi-VN' };

/** The size of a phone. */
export const PHONE = { width: 390, height: 844, language: 'en-US' };

/** The heading of the page. */
export const TITLE = byCss('main h1');

/** The program links of the list. */
export const PROGRAMS = byCss('main ol a[href*="program="]');

/** The toasts on the page. */
export const TOASTS = byCss('.Toastify__toast');

/** A button by the key of its text. */
export function button(locale: TestLocale, namespace: string, key: string): Query {
  return byRole('button', words(locale, namespace, key));
}

/** A link by the key of its text. */
export function link(locale: TestLocale, namespace: string, key: string): Query {
  return byRole('link', words(locale, namespace, key));
}

/** A heading by the key of its text. */
export function heading(locale: TestLocale, namespace: string, key: string): Query {
  return byRole('heading', words(locale, namespace, key));
}

/** A link of the header to a section. */
export function section(locale: TestLocale, key: string): Query {
  return within(byCss('header'), link(locale, 'common', `nav.${key}`));
}

/** The link of the header to a language. */
function languageLink(to: TestLocale): Query {
  return byCss(`header nav a[aria-label="${LANGUAGES[to]}"]`);
}

/** Waits until the app runs: before, a link loads a new document. */
export function untilAppRuns(app: EnginePage): Promise<void> {
  return app.becomes('window.earlyClicks === undefined', true);
}

/** Switches the language without scrolling, and waits for it. */
export async function switchTo(app: EnginePage, to: TestLocale): Promise<void> {
  await untilAppRuns(app);
  await app.clickInPlace(languageLink(to));
  await app.becomes('document.documentElement.lang', TAGS[to]);
}

/** Stores these answers on the device, before the app opens. */
async function keepAnswers(app: EnginePage, answers: object = ANSWERS): Promise<void> {
  const stored = JSON.stringify({ state: answers, version: 0 });
  await app.run(`void localStorage.setItem('answers', ${JSON.stringify(stored)})`);
}

/** Opens the list of a visitor with answers. */
export async function openList(app: EnginePage, search = ''): Promise<void> {
  await keepAnswers(app);
  await app.goto(`/school-list${search}`);
  await app.visible(PROGRAMS);
}

/** How a student activates a control. */
type Press = (control: Query) => Promise<void>;

/** By keyboard alone: Tab, then Space for boxes, arrows for radios and the third step of a range, Enter for everything else. */
export function byKeyboard(app: EnginePage): Press {
  const chooseRadio = async ({ expression }: Query) => {
    const name = String(await app.run(`${expression}[0].name`));
    const group = byCss(`input[type=radio][name="${name}"]`);
    await app.tabTo(group);
    if (await app.run(`${expression}[0] === document.activeElement`)) await app.press('Space');
    const size = await app.count(group);
    for (let step = 0; step < size && !(await app.run(`${expression}[0].checked`)); step += 1) {
      await app.press('ArrowDown');
    }
    await app.has({ expression }, 'checked', 'true');
  };
  return async (control) => {
    await app.visible(control);
    const type = await app.run(`${control.expression}[0].type ?? ''`);
    if (type === 'radio') return chooseRadio(control);
    await app.tabTo(control);
    if (type === 'range') {
      for (const key of ['ArrowDown', 'ArrowDown'] as const) await app.press(key);
      return undefined;
    }
    return app.press(type === 'checkbox' ? 'Space' : 'Enter');
  };
}

/** The heading of a question. */
export function question(locale: TestLocale, step: string): Query {
  return heading(locale, 'questions', `title.${step}`);
}

/** The chip of an answer above the list; its text starts with its label. */
export function chip(locale: TestLocale, step: string): Query {
  const list = byRole('list', words(locale, 'questions', 'list.answers'));
  const label = words(locale, 'questions', `short.${step}`);
  return within(list, byRole('button', new RegExp(`^${label}`)));
}

/**
 * Answers the five questions from the first page to the list: two countries, grade 12, a budget, a field, a major.
 */
export async function answerAll(
  app: EnginePage,
  locale: TestLocale,
  press: Press = app.click,
): Promise<void> {
  const next = () => press(link(locale, 'questions', 'next'));
  const arrive = async (step: string) => {
    await app.at(`${at(locale, '/school-list')}?step=${step}`);
    await app.focused(question(locale, step));
  };
  await press(nth(byRole('checkbox'), 0));
  await press(nth(byRole('checkbox'), 2));
  await next();
  await arrive('grade');
  await press(byRole('radio', /12$/));
  await next();
  await arrive('budget');
  await press(byRole('slider'));
  await next();
  await arrive('field');
  await press(nth(byRole('radio'), 0));
  await next();
  await arrive('majors');
  await press(nth(byRole('checkbox'), 0));
  await press(link(locale, 'questions', 'show'));
  await app.at(at(locale, '/school-list'));
  await app.visible(PROGRAMS);
}

/** A field of the account pages. */
export function accountField(locale: TestLocale, key: string): Query {
  return byLabel(words(locale, 'account', key));
}

/** Signs in on the open login page. */
export async function signInByForm(
  app: EnginePage,
  locale: TestLocale,
  password = LINH.password,
): Promise<void> {
  await app.fill(accountField(locale, 'email'), LINH.email);
  await app.fill(accountField(locale, 'password'), password);
  await app.click(button(locale, 'account', 'submit'));
}

/** Logs out by the account menu. */
export async function logOut(app: EnginePage, locale: TestLocale = 'en'): Promise<void> {
  await app.click(byCss('header button[aria-haspopup=menu]'));
  await app.click(byRole('menuitem', words(locale, 'common', 'user.logout')));
}

/** The heading of the login page. */
export function loginHeading(locale: TestLocale = 'en'): Query {
  return byRole('heading', words(locale, 'account', 'title'));
}

/** The chart above the final list. */
export function overview(locale: TestLocale = 'en'): Query {
  return byRole('region', words(locale, 'results', 'overview.label'));
}

/** The script that records which texts are visible from now on; `SHOWN` has them. */
export function watchFor(texts: readonly string[]): string {
  return `(${String(recordShownTexts)})(${JSON.stringify({ texts, since: 'now' })})`;
}

/** Records every toast from now on; `window.toastTexts` has them. */
export const WATCH_TOASTS = `(() => {
  window.toastTexts = [];
  const seen = new WeakSet();
  const look = () => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      window.toastTexts.push(toast.textContent);
    }
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
})()`;
