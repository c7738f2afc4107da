import type { Language } from '@/mocks/catalogue/text';
import { readTables, resetDb } from '@/mocks/data/db';
import { button, element } from './panel-dom';
import { panelTexts as texts } from './panel-texts';
import { expireSessions, openSession } from '@/mocks/data/sessions';

/** The section of the panel for sessions and data. `signIn` hands a new bearer token to the app. */
export function sessionSection(
  language: Language,
  signIn: ((token: string) => void) | undefined,
): HTMLElement {
  const status = element('p', {});
  status.setAttribute('role', 'status');
  const students = element('div', { className: 'acts' });
  const showStudents = async () => {
    if (!signIn) return;
    const { accounts } = await readTables();
    const buttons = accounts.map(({ id, name }) =>
      button(`${texts.signInAs[language]} ${name}`, () => {
        void openSession('bearer', id).then(signIn);
      }),
    );
    students.replaceChildren(...buttons);
  };
  void showStudents();
  const expire = button(texts.expire[language], () => {
    void expireSessions().then(() => {
      status.textContent = texts.expired[language];
    });
  });
  const reset = button(texts.reset[language], () => {
    void resetDb().then(() => window.location.reload());
  });
  return element(
    'section',
    {},
    element('h3', {}, texts.session[language]),
    students,
    element('div', { className: 'acts' }, expire, reset),
    status,
  );
}
