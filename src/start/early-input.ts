type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records clicks on buttons until `replayEarlyClicks` (R38). Also prevents native form submission, which would put the
 * fields into the URL.
 */
export function recordEarlyClicks(): void {
  const buttons: HTMLButtonElement[] = [];
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    buttons.push(button);
  };
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  const stopRecording = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
  };
  window.earlyClicks = { buttons, stopRecording };
}

/** Clicks the recorded buttons that are still on the page. */
export function replayEarlyClicks(): void {
  const { earlyClicks } = window;
  if (!earlyClicks) return;
  window.earlyClicks = undefined;
  earlyClicks.stopRecording();
  for (const button of earlyClicks.buttons) if (button.isConnected) button.click();
}

function isToggle(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** The value of a control that differs from the HTML; `null` for an untouched one. */
function changedValue(control: Control): { control: Control; value: string } | null {
  if (control instanceof HTMLSelectElement) {
    const { options, selectedIndex, value } = control;
    const initial = [...options].findIndex((option) => option.defaultSelected);
    return selectedIndex === Math.max(initial, 0) ? null : { control, value };
  }
  if (isToggle(control)) {
    return control.checked && !control.defaultChecked ? { control, value: '' } : null;
  }
  const { value, defaultValue } = control;
  return value === defaultValue ? null : { control, value };
}

/** Sets a value once more, with the events of a visitor's input. */
function replayValue({ control, value }: { control: Control; value: string }): void {
  if (isToggle(control)) {
    control.checked = false;
    control.click();
    return;
  }
  // React ignores a value equal to the last one set through the element; the prototype's setter bypasses that.
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Reads what was typed and chosen so far. The returned function replays it to the hydrated app. */
export function readEarlyInput(): () => void {
  const controls = document.querySelectorAll<Control>('#root :is(input, textarea, select)');
  const values = [...controls].flatMap((control) => changedValue(control) ?? []);
  return () => values.forEach(replayValue);
}
