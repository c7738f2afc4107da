import type { Language } from '@/mocks/catalogue/text';
import { latency, setLatency } from '@/mocks/server/latency';
import { accountSection } from './panel-account';
import { button, element, labelled } from './panel-dom';
import { faultSection } from './panel-faults';
import { sessionSection } from './panel-session';
import { savePanelState } from './panel-state';
import { panelStyle } from './panel-style';
import { panelTexts as texts } from './panel-texts';

export type PanelOptions = {
  /** Demo build: a mark says that the data are samples. */
  demo: boolean;
  /** Signs the app in with a bearer token; without it the panel does not offer it. */
  signIn?: (token: string) => void;
};

function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('vi') ? 'vi' : 'en';
}

function latencyField(language: Language): HTMLElement {
  const field = element('input', { type: 'number', min: '0', max: '60000', step: '50' });
  field.value = String(latency());
  field.addEventListener('change', () => {
    setLatency(field.valueAsNumber || 0);
    savePanelState();
  });
  return labelled(texts.latency[language], field);
}

/**
 * Adds a small button at the left, above the bars at the bottom, that opens the panel: faults, latency,
 * sessions, data, changes from another device (R36). It follows the language and theme of the page.
 */
export function mountPanel({ demo, signIn }: PanelOptions): void {
  // A landmark, so that the page's own regions stay as they are.
  const host = element('aside', {});
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [panelStyle()];
  let stop = () => {};
  let open = false;

  const render = () => {
    const language = pageLanguage();
    const title = texts[demo ? 'demo' : 'mock'][language];
    const faults = faultSection(language);
    stop();
    stop = faults.stop;
    const mark = button(title, () => toggle(!open));
    mark.className = 'mark';
    const panel = element(
      'div',
      { className: 'panel', id: 'panel', hidden: !open },
      element('h2', {}, title),
      element('p', {}, texts.about[language]),
      faults.node,
      latencyField(language),
      sessionSection(language, signIn),
      accountSection(language),
      element(
        'div',
        { className: 'acts' },
        button(texts.close[language], () => toggle(false)),
      ),
    );
    const toggle = (next: boolean) => {
      open = next;
      panel.hidden = !next;
      mark.setAttribute('aria-expanded', String(next));
      if (next) panel.querySelector('select')?.focus();
      else mark.focus();
    };
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') toggle(false);
    });
    mark.setAttribute('aria-expanded', String(open));
    mark.setAttribute('aria-controls', 'panel');
    host.setAttribute('aria-label', title);
    host.lang = language;
    root.replaceChildren(panel, mark);
  };

  render();
  new MutationObserver(render).observe(document.documentElement, { attributeFilter: ['lang'] });
  document.body.append(host);
}
