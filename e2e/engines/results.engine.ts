import { expect } from '@playwright/test';
import { beginningOf } from '../flows/plan';
import { words } from '../support/words';
import { byCss, byRole, byText, nth, withText, within } from './page';
import { button, openList, PROGRAMS, TITLE } from './steps';
import { test } from './test';

const results = (key: string) => words('en', 'results', key);

test('sort and filter are in the URL, and a reload keeps them', async ({ app }) => {
  await openList(app);
  const choose = async (tool: string, choice: string) => {
    await app.click(byRole('button', new RegExp(`^${results(`tools.${tool}`)} `)));
    await app.click(byRole('menuitemradio', results(choice)));
    await app.none(byRole('menu'));
  };
  await choose('sort', 'sorts.tuition-asc');
  await app.at('/school-list?sort=tuition&order=asc');
  await choose('degree', 'degrees.bachelor');
  await app.at(/\/school-list\?(?=.*sort=tuition)(?=.*degree=bachelor)/);
  await app.visible(PROGRAMS);
  const first = await app.text(nth(PROGRAMS, 0));
  await app.reload();
  await app.hasText(nth(PROGRAMS, 0), first);
  await app.visible(byRole('button', `${results('tools.sort')} ${results('sorts.tuition-asc')}`));
  await app.visible(byRole('button', `${results('tools.degree')} ${results('degrees.bachelor')}`));
});

test('the details open by their link, and Back closes them', async ({ app }) => {
  await openList(app);
  const title = await app.text(nth(PROGRAMS, 0));
  await app.click(nth(PROGRAMS, 0));
  await app.at(/\?school=\d+&program=\d+$/);
  await app.hasText(byRole('dialog'), title);
  await app.visible(within(byRole('dialog'), byRole('table')));
  for (const key of ['cost.title', 'cost.parts.living', 'dates.title', 'sources.title'])
    await app.visible(within(byRole('dialog'), byText(results(key))));
  await app.back();
  await app.none(byRole('dialog'));
  await app.at('/school-list');
  await app.forward();
  await app.hasText(byRole('dialog'), title);
  await app.press('Escape');
  await app.none(byRole('dialog'));
});

test('two programs side by side', async ({ app }) => {
  await openList(app);
  const toggles = withText(byCss('main button[aria-pressed]'), results('compare.add'));
  for (const index of [0, 1]) {
    await app.click(nth(toggles, index));
    await app.has(nth(toggles, index), 'ariaPressed', 'true');
  }
  await app.click(button('en', 'results', 'compare.open'));
  const table = within(byRole('dialog'), byRole('table'));
  await app.visible(table);
  for (const index of [0, 1]) await app.hasText(table, await app.text(nth(PROGRAMS, index)));
  await app.at('/school-list?compare=1');
  await app.back();
  await app.none(byRole('dialog'));
  await app.at('/school-list');
  await app.forward();
  await app.visible(table);
  await app.reload();
  await app.visible(table);
});

test('the list as a table', async ({ app }) => {
  await openList(app);
  await app.click(button('en', 'results', 'tools.table'));
  await app.at('/school-list?view=table');
  const rows = within(byRole('table'), byRole('row'));
  await app.hasCount(rows, 13);
  await app.reload();
  await app.hasCount(rows, 13);
  await app.back();
  await app.visible(PROGRAMS);
});

test('a visitor saves a program, and a reload keeps it', async ({ app }) => {
  await openList(app);
  const title = await app.text(nth(PROGRAMS, 0));
  const name = new RegExp(`^${words('en', 'saved', 'savedProgram', { title })}, `);
  const saved = nth(byRole('button', name), 0);
  await app.click(nth(byRole('button', beginningOf('en', 'saved', 'saveProgram')), 0));
  await app.visible(saved);
  await app.visible(byText(words('en', 'saved', 'device.count_one', { count: '1' })));
  await app.reload();
  await app.visible(saved);
});

test('a list without programs offers what opens it again', async ({ app }) => {
  await openList(app);
  await app.fill(byRole('searchbox', results('tools.find')), 'zzzz');
  await app.visible(byRole('heading', results('empty.title')));
  await app.at('/school-list?q=zzzz');
  const offer = byRole(
    'button',
    new RegExp(`^${words('en', 'results', 'empty.q', { q: 'zzzz' })}`),
  );
  await app.click(offer);
  await app.at('/school-list');
  await app.visible(PROGRAMS);
  await app.hasText(TITLE, /^\d+ /);
  await expect.poll(() => app.count(offer)).toBe(0);
});
