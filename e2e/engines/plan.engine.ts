import { expect } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { beginningOf, type Column } from '../flows/plan';
import { words } from '../support/words';
import { byCss, byLabel, byRole, byText, nth, withText, within, type EnginePage } from './page';
import { button, link, openList, PHONE } from './steps';
import { test } from './test';

const GRONINGEN = 'University of Groningen';

const CARDS = within(byCss('main'), byRole('article'));
const GRONINGENS = withText(CARDS, GRONINGEN);

function column(status: Column) {
  return within(byRole('region', beginningOf('en', 'checklist', `status.${status}`)), CARDS);
}

/** Waits until the last change is saved. */
async function expectPlanSaved(app: EnginePage): Promise<void> {
  const tools = byRole('region', words('en', 'checklist', 'tools.label'));
  await app.hasText(
    tools,
    new RegExp(beginningOf('en', 'checklist', 'tools.saved').source.slice(1)),
  );
}

async function choose(app: EnginePage, key: string): Promise<void> {
  const menu = byRole('button', beginningOf('en', 'checklist', 'card.menu'));
  await app.click(nth(within(GRONINGENS, menu), 0));
  await app.click(byRole('menuitem', words('en', 'checklist', key)));
}

test('a program of the list goes into the plan', async ({ app, mock, signIn }) => {
  await signIn('minh');
  await openList(app);
  await app.click(nth(byRole('button', beginningOf('en', 'saved', 'saveProgram')), 0));
  await app.visible(byText(words('en', 'saved', 'account.count_one', { count: '1' })));
  await app.click(link('en', 'saved', 'account.open'));
  await app.at('/profile/checklist');
  await app.hasCount(column('considering'), 1);
  await app.reload();
  await app.hasCount(column('considering'), 1);
  const writes = (await mock.requests()).filter(({ method }) => method === 'POST');
  expect(callsTo(writes, 'program')).toHaveLength(1);
});

test.describe('with a plan', () => {
  test.beforeEach(async ({ app, signIn }) => {
    await signIn();
    await app.goto('/profile/checklist');
    await app.visible(CARDS);
  });

  test('a card changes its column by keyboard', async ({ app }) => {
    const said = nth(byCss('[aria-live=assertive]'), -1);
    const { source } = beginningOf('en', 'checklist', 'card.drag');
    const handle = byRole('button', new RegExp(`${source}.*, ${GRONINGEN}`));
    await app.tabTo({ expression: `${handle.expression}.filter((one) => !one.ariaHasPopup)` });
    await app.press('Space');
    await app.hasText(said, beginningOf('en', 'checklist', 'drag.start'));
    // The library listens for arrow keys from the next timer turn on.
    await app.run('new Promise((turn) => setTimeout(turn))');
    await app.press('ArrowRight');
    await app.hasText(said, words('en', 'checklist', 'status.submitted'));
    await app.press('Space');
    await app.hasText(nth(column('submitted'), 0), GRONINGEN);
    await expectPlanSaved(app);
    await app.reload();
    await app.hasText(nth(column('submitted'), 0), GRONINGEN);
  });

  test('a note and a status are saved', async ({ app }) => {
    const note = byLabel(words('en', 'checklist', 'editor.note'));
    await choose(app, 'menu.open');
    await app.fill(note, 'Ask about the housing.');
    await app.click(button('en', 'checklist', 'editor.save'));
    await app.none(byRole('dialog'));
    await app.hasText(GRONINGENS, 'Ask about the housing.');
    await expectPlanSaved(app);
    await app.reload();
    await app.hasText(GRONINGENS, 'Ask about the housing.');
  });

  test('a date that is not set looks like a placeholder, and its frame shows the focus', async ({
    app,
  }) => {
    await choose(app, 'menu.open');
    const deadline = byLabel(words('en', 'checklist', 'editor.deadline'));
    const input = `${deadline.expression}[0]`;
    const isLight = `getComputedStyle(${input}).color !== getComputedStyle(document.body).color`;
    await app.visible(deadline);
    await app.becomes(isLight, false);
    await app.click(button('en', 'checklist', 'editor.useProgram'));
    await app.becomes(isLight, true);
    await app.tabTo(deadline);
    await app.becomes(isLight, false);
    await app.becomes(`getComputedStyle(${input}.parentElement).outlineStyle`, 'solid');
  });

  test('a removed program comes back by Undo', async ({ app }) => {
    const before = await app.count(CARDS);
    await choose(app, 'menu.remove');
    await app.none(GRONINGENS);
    const undo = byRole('button', words('en', 'checklist', 'undo.removed', { school: GRONINGEN }));
    await app.click(undo);
    await app.visible(GRONINGENS);
    await expectPlanSaved(app);
    await app.reload();
    await app.hasCount(CARDS, before);
    await app.visible(GRONINGENS);
  });

  test('after a removal the focus is on Undo', async ({ app }) => {
    await choose(app, 'menu.remove');
    await app.none(GRONINGENS);
    await app.focused(byRole('button', beginningOf('en', 'checklist', 'undo.removed')));
  });

  test('the plan as a table', async ({ app }) => {
    const count = await app.count(CARDS);
    await app.click(button('en', 'checklist', 'tools.table'));
    await app.at('/profile/checklist?view=table');
    const rows = within(byRole('table'), byRole('row'));
    await app.hasCount(rows, count + 1);
    await app.reload();
    await app.hasCount(rows, count + 1);
    await app.back();
    await app.hasCount(CARDS, count);
  });
});

test.describe('on a phone', () => {
  test.use({ sessionOptions: PHONE });

  test('the plan on a phone shows one column, and moves a card', async ({ app, signIn }) => {
    await signIn();
    await app.goto('/profile/checklist?status=preparing');
    await app.visible(GRONINGENS);
    const submitted = words('en', 'checklist', 'status.submitted');
    const menu = byRole('button', beginningOf('en', 'checklist', 'card.menu'));
    await app.click(nth(within(GRONINGENS, menu), 0));
    await app.click(byRole('menuitem', words('en', 'checklist', 'menu.to', { column: submitted })));
    await expectPlanSaved(app);
    await app.click(byRole('tab', new RegExp(`^${submitted}`)));
    await app.visible(GRONINGENS);
    expect(await app.run('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
