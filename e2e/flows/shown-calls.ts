import type { Page } from '@playwright/test';

/** The fields that spec section 7 shows of an option of the questions. */
const OPTION_FIELDS = new Set(['id', 'class_name', 'country_ids', 'title', 'min', 'max']);

const OPTIONS =
  /\/school-recommended\/(class-grades|countries|budget-range|get-super-meta-categories|program-titles)$/;
const ENGINES = /\/recommendation\/(pre-)?run-engine$/;
const SESSION = /\/session-based-journey\/session$/;
/** Of a student, each with its method; login and logout are not shown, but every API has them. */
const STUDENT =
  /^(GET .*\/(v1\/user|student\/basic-info|recommendation\/final-engine|bookmark\/program)|POST .*\/auth\/(login|logout))$/;

/** Whether an API of the shown calls and login has this one. */
export function isShown(method: string, pathname: string): boolean {
  const isOpen = [OPTIONS, ENGINES, SESSION].some((call) => call.test(pathname));
  return isOpen || STUDENT.test(`${method} ${pathname}`);
}

/** `value` without what the specification does not show; only objects in lists have fields to leave out. */
function shownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shownFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => OPTION_FIELDS.has(name));
  return Object.fromEntries(entries);
}

/** What a server of the shown calls answers to a visitor's call. */
function shownAnswer(pathname: string, answer: object): object {
  if (OPTIONS.test(pathname)) {
    return Array.isArray(answer)
      ? answer.map(shownFields)
      : { ...answer, data: shownFields(Reflect.get(answer, 'data')) };
  }
  if (!ENGINES.test(pathname)) return answer;
  const { overview: _overview, ...shown } = { overview: null, ...answer };
  return shown;
}

/** Leaves the calls of spec section 7, with the fields that it shows, and login; every other call is a 404. */
export async function onlyShownCalls(page: Page): Promise<void> {
  await page.route('**/api/v*/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!isShown(request.method(), pathname)) {
      return route.fulfill({ status: 404, json: { message: 'Not found' } });
    }
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const answer: object = await response.json();
    return route.fulfill({ response, json: shownAnswer(pathname, answer) });
  });
}
