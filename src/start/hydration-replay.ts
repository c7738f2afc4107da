/** What was done on a prerendered page before the app had taken it over (R38). */
type Early = {
  /** Buttons that were pressed, in order. */
  pressed: HTMLButtonElement[];
  stop: () => void;
};

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps the presses until the app is there; a form is never sent by the browser itself, with what is in it in a URL. */
export function holdEarly(): void {
  const pressed: HTMLButtonElement[] = [];
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  };
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  const stop = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
  };
  window.early = { pressed, stop };
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** What a control has now and had in the HTML; `null` where nobody touched it. */
function changed(control: Control): { control: Control; value: string } | null {
  if (control instanceof HTMLSelectElement) {
    const { options, selectedIndex, value } = control;
    const first = Math.max(
      [...options].findIndex((option) => option.defaultSelected),
      0,
    );
    return selectedIndex === first ? null : { control, value };
  }
  if (isTicked(control)) {
    return control.checked && !control.defaultChecked ? { control, value: '' } : null;
  }
  const { value, defaultValue } = control;
  return value === defaultValue ? null : { control, value };
}

/** Types a value again, so that the app hears of it as of any other. */
function retype({ control, value }: { control: Control; value: string }): void {
  if (isTicked(control)) {
    control.checked = false;
    control.click();
    return;
  }
  // React compares with what was last set on the element itself; the prototype's setter goes past that.
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What was typed and chosen in the HTML so far; the function gives it to the app once that has taken over. */
export function typedEarly(): () => void {
  const controls = document.querySelectorAll<Control>('#root :is(input, textarea, select)');
  const typed = [...controls].flatMap((control) => changed(control) ?? []);
  return () => typed.forEach(retype);
}

/** Shows the page; what was hidden of it once nothing is on its way that would move the rest (`data-coming`). */
function show(): void {
  const { dataset } = document.documentElement;
  if (dataset['wait'] && document.querySelector('[data-coming]')) requestAnimationFrame(show);
  else delete dataset['wait'];
}

/** The app is there: the page is shown as it is, the presses that were kept are made again. */
export function releaseEarly(): void {
  const { early } = window;
  show();
  if (!early) return;
  window.early = undefined;
  early.stop();
  for (const button of early.pressed) if (button.isConnected) button.click();
}
