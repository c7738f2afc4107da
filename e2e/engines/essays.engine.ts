import { expect } from '@playwright/test';
import { essayInAccount } from '../flows/essays';
import { LINHS, LINHS_ESSAY } from '../flows/students';
import { words, type TestLocale } from '../support/words';
import { byCss, byRole, withText, within, type EnginePage } from './page';
import { button, switchTo } from './steps';
import { test } from './test';

const MINE = ' This was typed here.';
const OTHER = 'Written on another device (7).';

const TEXT = byRole('textbox', words('en', 'essays', 'editor.text'));

function saveLine(key: string, locale: TestLocale = 'en') {
  const [said = ''] = words(locale, 'essays', `save.${key}`).split('{{');
  return withText(byCss('main p:not([role])'), said);
}

async function typeAtEnd(app: EnginePage, text: string): Promise<void> {
  await app.click(TEXT);
  await app.press('End', 'Control');
  await app.type(text);
}

test.beforeEach(async ({ app, signIn }) => {
  await signIn();
  await app.goto(`/profile/essays/${LINHS_ESSAY}`);
  await app.has(TEXT, 'value', /\S/);
});

test('typed text arrives in the account', async ({ app, mock, servers }) => {
  await typeAtEnd(app, MINE);
  await app.visible(saveLine('savedPlain'));
  const { content } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
  expect(content.endsWith(MINE)).toBe(true);
  await app.reload();
  await app.has(TEXT, 'value', /This was typed here\.$/);
});

test('text that was not saved survives a reload', async ({ app, mock, servers }) => {
  await mock.fault({ match: 'patchEssay', kind: 'status', status: 500 });
  await typeAtEnd(app, MINE);
  await app.visible(saveLine('failed'));
  await app.reload();
  await app.has(TEXT, 'value', /This was typed here\.$/);
  // The next visit sends it.
  await mock.clearFaults();
  await app.reload();
  await app.visible(saveLine('savedPlain'));
  const { content } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
  expect(content.endsWith(MINE)).toBe(true);
});

/** Composes a text at the end of a field like an input method: each step replaces the one before. */
function compose({ expression }: { expression: string }, steps: readonly string[]): string {
  return `(() => {
    const field = ${expression}[0];
    field.focus();
    const before = field.value;
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;
    const composition = (type, data) =>
      field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
    composition('compositionstart', '');
    for (const data of ${JSON.stringify(steps)}) {
      composition('compositionupdate', data);
      set.call(field, before + data);
      field.dispatchEvent(new InputEvent('input', {
        data, inputType: 'insertCompositionText', isComposing: true, bubbles: true,
      }));
    }
    composition('compositionend', ${JSON.stringify(steps.at(-1))});
  })()`;
}

test('a composed word keeps its text and is saved', async ({ app, mock, servers }) => {
  await app.run(compose(TEXT, [' v', ' vi', ' viê', ' việ', ' việt']));
  await app.has(TEXT, 'value', / việt$/);
  await app.visible(saveLine('savedPlain'));
  await app.type(' nam');
  await app.has(TEXT, 'value', / việt nam$/);
  await expect
    .poll(async () => (await essayInAccount(servers.api, mock, LINHS_ESSAY)).content)
    .toMatch(/ việt nam$/);
});

test('changed on another device: both texts, and mine is kept', async ({ app, mock, servers }) => {
  await mock.essayElsewhere({ email: LINHS.email, id: LINHS_ESSAY });
  await typeAtEnd(app, MINE);
  const dialog = byRole('dialog', words('en', 'essays', 'conflict.title'));
  await app.visible(withText(within(dialog, byCss('ins')), MINE.slice(1, -1)));
  await app.visible(withText(within(dialog, byCss('del')), OTHER.slice(0, 7)));
  await app.click(button('en', 'essays', 'conflict.keepMine'));
  await app.none(byRole('dialog'));
  await app.visible(saveLine('savedPlain'));
  const { content, versions } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
  expect(content).toContain(MINE);
  expect(versions.filter((text) => text.includes(OTHER))).toHaveLength(1);
});

test('a language switch in mid-sentence keeps the text and the caret', async ({ app }) => {
  const text = byRole('textbox', words('vi', 'essays', 'editor.text'));
  await typeAtEnd(app, ' And then, in mid-sen');
  await app.run(`void ${TEXT.expression}[0].setSelectionRange(10, 14)`);
  await switchTo(app, 'vi');
  await app.at(`/vi/profile/essays/${LINHS_ESSAY}`);
  await app.has(text, 'value', / And then, in mid-sen$/);
  await app.has(text, 'selectionStart', '10');
  await app.has(text, 'selectionEnd', '14');
  await app.visible(saveLine('savedPlain', 'vi'));
  await app.reload();
  await app.has(text, 'value', / And then, in mid-sen$/);
});
