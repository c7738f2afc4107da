import { expect } from '@playwright/test';
import { test } from '../flows/hosting/hosts';
import { byMouse } from '../flows/input/press';
import { networkIdle, settled } from '../flows/idle';
import { answerAll, keepAnswers, programs, signInByForm } from '../flows/visit';

test.describe('the API requests of a visit stay within the limits of docs/hosting.md', () => {
  const say = (what: string, requests: readonly { method: string; url: string }[]) => {
    const calls = requests.map(({ method, url }) => `${method} ${url.replace(/\?.*$/, '')}`);
    test
      .info()
      .annotations.push({ type: `${what}: ${calls.length}`, description: calls.join(', ') });
    return calls.length;
  };

  test('a new visitor: five questions, the list, a program', async ({ page, hosts, mock }) => {
    await page.goto(hosts.nginx);
    await answerAll(page, { locale: 'en', press: byMouse });
    await programs(page).first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await networkIdle(page);
    expect(say('newcomer', await mock.requests())).toBeLessThanOrEqual(12);
  });

  test('a returning visitor: the list, and one more page', async ({ page, hosts, mock }) => {
    await keepAnswers(page);
    await page.goto(`${hosts.nginx}/school-list`);
    await expect(programs(page).first()).toBeVisible();
    await settled(page);
    await page.goto(`${hosts.nginx}/majors`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(say('returning', await mock.requests())).toBeLessThanOrEqual(10);
  });

  test('a student: login, the list, the plan, an essay', async ({ page, hosts, mock }) => {
    await page.goto(`${hosts.nginx}/login`);
    await signInByForm(page, 'en', byMouse);
    await expect(programs(page).first()).toBeVisible();
    await networkIdle(page);
    for (const address of ['/profile/checklist', '/profile/essays/e1']) {
      await page.goto(hosts.nginx + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
    }
    expect(say('student', await mock.requests())).toBeLessThanOrEqual(25);
  });
});
