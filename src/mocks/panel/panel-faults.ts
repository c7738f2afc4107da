import type { Language } from '@/mocks/catalogue/text';
import {
  addFault,
  clearFaults,
  FAULT_KINDS,
  listFaults,
  onFaultsChange,
  type AnyFault,
} from '@/mocks/server/faults';
import { faultInText } from '@/mocks/server/fault-sentinel';
import { isFault } from '@/mocks/server/known-fault';
import { button, choice, element, labelled } from './panel-dom';
import { panelTexts as texts } from './panel-texts';
import { endpointNames } from '@/mocks/server/routes';

const STATUSES = [400, 401, 403, 404, 408, 409, 422, 425, 429, 500, 502, 503, 504];
const FAULTS = [...STATUSES.map(String), 'slow-3000', ...FAULT_KINDS];

function line(fault: AnyFault, language: Language): string {
  const what =
    fault.kind === 'status'
      ? fault.status
      : fault.kind === 'slow'
        ? `slow ${fault.ms}`
        : fault.kind;
  const call = fault.match === '*' ? texts.anyCall[language] : fault.match;
  const often = fault.times === undefined ? texts.always[language] : `×${fault.times}`;
  return `${call}: ${what}, ${often}`;
}

/** The section of the panel that arms faults and lists them. */
export function faultSection(language: Language): { node: HTMLElement; stop: () => void } {
  const call = choice([
    ['*', texts.anyCall[language]],
    ...endpointNames.map((name) => [name, name] as const),
  ]);
  const kind = choice(FAULTS.map((name) => [name, name] as const));
  const times = choice([
    ['1', '1'],
    ['2', '2'],
    ['', texts.always[language]],
  ]);
  const list = element('ul', {});
  const show = () => {
    const lines = listFaults().map((fault) => line(fault, language));
    const listed = lines.length > 0 ? lines : [texts.none[language]];
    list.replaceChildren(...listed.map((text) => element('li', {}, text)));
  };
  const add = () => {
    const fault = faultInText(`fault-${kind.value}`);
    if (!fault) return;
    const often = times.value === '' ? {} : { times: Number(times.value) };
    const named: AnyFault = { ...fault, match: call.value, ...often };
    if (isFault(named)) addFault(named);
  };
  show();
  const node = element(
    'section',
    {},
    element('h3', {}, texts.faults[language]),
    labelled(texts.call[language], call),
    labelled(texts.fault[language], kind),
    labelled(texts.times[language], times),
    element(
      'div',
      { className: 'acts' },
      button(texts.add[language], add),
      button(texts.clear[language], clearFaults),
    ),
    list,
  );
  return { node, stop: onFaultsChange(show) };
}
