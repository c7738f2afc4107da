import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control';
import type { OtherSiteRequest } from '../support/other-sites';
import type { Servers } from '../support/servers';
import { words } from '../support/words';
import { byMouse } from './input/press';
import { answerAll, logOut, programs, signInByForm } from './visit';

/** The question for consent. */
export const question = (page: Page, locale: 'en' | 'vi' = 'en') =>
  page.getByRole('region', { name: words(locale, 'overlays', 'consent.title') });

/** Linh's account menu, which shows once she is signed in. */
export const studentMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Trần' });

export async function answer(page: Page, key: 'yes' | 'no'): Promise<void> {
  const name = words('en', 'overlays', `consent.${key}`);
  await question(page).getByRole('button', { name, exact: true }).click();
  await expect(question(page)).toHaveCount(0);
}

/** A visit with some of everything: questions, list, a school, sign-in, the plan, logout. */
export async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await answerAll(page, { locale: 'en', press: byMouse, wide: true });
  await programs(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/login');
  await signInByForm(page, 'en', byMouse);
  await expect(studentMenu(page)).toBeVisible();
  await page.goto('/profile/checklist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await logOut(page, 'vi', 'Trần Ngọc Linh');
  await expect(page).toHaveURL('/vi/login');
}

/** Changes Linh, who is in grade 12, into someone who has finished school. */
export async function finishSchool({ servers, mock }: { servers: Servers; mock: MockControl }) {
  const headers = {
    Authorization: `Bearer ${await mock.token('linh.tran')}`,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ class_grade_id: 13 });
  const address = `${servers.api}/api/v1/student/basic-info`;
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
}

export const sha = (text: string) => createHash('sha256').update(text).digest('hex');
export const pixels = (outside: readonly OtherSiteRequest[]) =>
  outside
    .map(({ url }) => new URL(url))
    .filter(({ host }) => host === 'www.facebook.com')
    .map(({ searchParams }) => Object.fromEntries(searchParams));
export const recordings = (outside: readonly OtherSiteRequest[]) =>
  outside.filter(({ url }) => new URL(url).host === 'm.clarity.ms').map(({ body }) => body);

/** Whether any request to another site contains student data, plain or hashed. */
export function containsStudentData(
  outside: readonly OtherSiteRequest[],
  student: { email: string },
): boolean {
  const all = JSON.stringify(outside);
  return [student.email, encodeURIComponent(student.email), sha(student.email)].some((mark) =>
    all.includes(mark),
  );
}
