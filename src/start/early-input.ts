type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Buttons, and links that would leave before the app has read what was chosen beside them. */
const REPLAYED = 'button, [data-replay]';

/**
 * Records clicks until `replayEarlyClicks` (R38). Also prevents native form submission, which would put the fields into
 * the URL.
 */
export function recordEarlyClicks(selector = REPLAYED): void {
  const targets: HTMLElement[] = [];
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    // A link in a new tab.
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // React may handle it already while the page hydrates: replayed, it would count twice.
    event.stopPropagation();
    targets.push(target);
  };
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  const stopRecording = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
  };
  window.earlyClicks = { targets, stopRecording };
}

/** Clicks once more what is still on the page. */
export function replayEarlyClicks(): void {
  const { earlyClicks } = window;
  if (!earlyClicks) return;
  window.earlyClicks = undefined;
  earlyClicks.stopRecording();
  for (const target of earlyClicks.targets) if (target.isConnected) target.click();
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** The value of a field that differs from the HTML; `null` for an untouched one. */
function changedValue(field: Field): { field: Field; value: string } | null {
  if (field instanceof HTMLSelectElement) {
    const { options, selectedIndex, value } = field;
    const initial = [...options].findIndex((option) => option.defaultSelected);
    return selectedIndex === Math.max(initial, 0) ? null : { field, value };
  }
  const { value, defaultValue } = field;
  return value === defaultValue ? null : { field, value };
}

/** Sets a value once more, with the events of a visitor's input. */
function replayValue({ field, value }: { field: Field; value: string }): void {
  // React ignores a value equal to the last one set through the element; the prototype's setter bypasses that.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export type EarlyInput = {
  /** Replays typed and selected values; before the next paint. */
  replayValues: () => void;
  /** Replays ticked boxes, each rendered before the next; after all effects, which subscribe to the stores. */
  replayTicks: () => Promise<void>;
};

/** Reads what was typed and ticked so far, before components reset their fields. */
export function readEarlyInput(): EarlyInput {
  const fields = [...document.querySelectorAll<Field>('#root :is(input, textarea, select)')];
  const boxes = fields.filter(isBox);
  const values = fields.flatMap((field) => (isBox(field) ? [] : (changedValue(field) ?? [])));
  const ticked = boxes.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
  return {
    replayValues: () => values.forEach(replayValue),
    replayTicks: async () => {
      for (const box of ticked) {
        box.checked = false;
        box.click();
        await Promise.resolve();
      }
    },
  };
}
