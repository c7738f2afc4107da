import type { Language } from '@/mocks/catalogue/text';
import { latency, setLatency } from '@/mocks/server/latency';
import { accountSection } from './panel-account';
import { button, element, labelled } from './panel-dom';
import { faultSection } from './panel-faults';
import { sessionSection } from './panel-session';
import { savePanelState } from './panel-state';
import { LINE_HEIGHT, panelStyle } from './panel-style';
import { panelTexts as texts } from './panel-texts';

/** Id of the line; `tools/vite/mock-worker.ts` adds it to the HTML of the demo. */
const PANEL_ID = 'mock-panel';

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
 * Adds a line above the page that opens the panel: faults, latency, sessions, data, changes from another device
 * (R36). It covers nothing and scrolls away with the page. It follows the language and theme of the page.
 */
export function mountPanel({ demo, signIn }: PanelOptions): void {
  // A landmark, so that the page's own regions stay as they are. The demo's HTML has its space.
  const reserved = document.getElementById(PANEL_ID);
  const host = reserved ?? element('aside', { id: PANEL_ID });
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
    const about = element('span', { className: 'about' }, texts.about[language]);
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
    root.replaceChildren(mark, about, panel);
  };

  render();
  new MutationObserver(render).observe(document.documentElement, { attributeFilter: ['lang'] });
  // What fills the height of the screen ends where the screen ends.
  document.documentElement.style.setProperty('--svh', `calc(1svh - ${LINE_HEIGHT / 100}px)`);
  if (!reserved) document.body.prepend(host);
}
