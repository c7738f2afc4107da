import { changeEssayElsewhere, fillBookmarks, fillTalk } from '@/mocks/hosts/simulated-changes';
import { lastCaller } from '@/mocks/server/last-caller';
import type { Language, Text } from '@/mocks/catalogue/text';
import { button, element } from './panel-dom';
import { panelTexts as texts } from './panel-texts';
import type { StoredAccount } from '@/mocks/data/tables';

/** How many programs or messages one click adds. */
const BULK_COUNT = 500;

/** The section of the panel that changes the signed-in account from outside the page (R36). */
export function accountSection(language: Language): HTMLElement {
  const status = element('p', {});
  status.setAttribute('role', 'status');
  const own = (account: StoredAccount) => account.id === lastCaller();
  const changeEssay = async () => {
    const essay = await changeEssayElsewhere({ account: own, language });
    status.textContent = (essay ? texts.essayChanged : texts.noEssay)[language];
  };
  const fill = async (filled: typeof fillBookmarks, done: Text) => {
    const added = await filled(own, BULK_COUNT);
    status.textContent =
      added === null
        ? texts.signInFirst[language]
        : done[language].replace('{count}', String(added));
  };
  return element(
    'section',
    {},
    element('h3', {}, texts.account[language]),
    element(
      'div',
      { className: 'acts' },
      button(texts.changeEssay[language], () => void changeEssay()),
      button(texts.fill[language], () => void fill(fillBookmarks, texts.filled)),
      button(texts.fillTalk[language], () => void fill(fillTalk, texts.talkFilled)),
    ),
    status,
  );
}
