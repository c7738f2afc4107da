import { afterEach, expect, it, vi } from 'vitest';
import { readEarlyInput, recordEarlyClicks, replayEarlyClicks } from './early-input';

function body(html: string): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

function field(selector: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

afterEach(() => document.body.replaceChildren());

it('clicks are replayed in order, once each, and their defaults are prevented', () => {
  const root = body('<form><button>Send</button></form><button type="button"><i>Open</i></button>');
  recordEarlyClicks();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const [send, open] = root.querySelectorAll('button');
  open?.querySelector('i')?.click();
  send?.click();
  root.addEventListener('submit', onSubmit);
  const onClick = vi.fn();
  root.addEventListener('click', ({ target }) => onClick(target));
  expect(onSubmit).not.toHaveBeenCalled();
  replayEarlyClicks();
  expect(onClick.mock.calls).toEqual([[open], [send]]);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  replayEarlyClicks();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('a click that the page could handle already counts once', () => {
  const root = body('<button type="button">Open</button>');
  recordEarlyClicks();
  const onClick = vi.fn();
  root.addEventListener('click', onClick);
  root.querySelector('button')?.click();
  expect(onClick).not.toHaveBeenCalled();
  replayEarlyClicks();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a click on what is no longer there is not replayed', () => {
  const root = body('<button type="button">Open</button>');
  recordEarlyClicks();
  const button = root.querySelector('button');
  button?.click();
  button?.remove();
  const onClick = vi.fn();
  button?.addEventListener('click', onClick);
  replayEarlyClicks();
  expect(onClick).not.toHaveBeenCalled();
});

it('of the links only those that say so wait, and none with a key', () => {
  const root = body('<a href="#stay" data-replay>Next</a><a href="#go">Majors</a>');
  recordEarlyClicks();
  const [next, majors] = root.querySelectorAll('a');
  const press = (link: Element | undefined, init: MouseEventInit = {}) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(press(next)).toBe(false);
  expect(press(next, { metaKey: true })).toBe(true);
  expect(press(majors)).toBe(true);
  const onClick = vi.fn();
  root.addEventListener('click', ({ target }) => onClick(target));
  replayEarlyClicks();
  expect(onClick.mock.calls).toEqual([[next]]);
});

it('typed, ticked and selected values are replayed, and untouched controls stay', async () => {
  const root = body(
    '<input id="a"><input id="b" value="as it came"><textarea></textarea><input type="checkbox">' +
      '<input type="radio"><select><option>x</option><option>y</option></select>' +
      '<select id="c"><option>x</option><option>y</option></select>',
  );
  field('#a').value = 'linh@example.com';
  field('[type=checkbox]').checked = true;
  field('select').value = 'y';
  const input = readEarlyInput();
  // As a form library does when it mounts.
  field('#a').value = '';
  const inputs: string[] = [];
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) inputs.push(`${target.localName}#${target.id}`);
  });
  input.replayValues();
  await input.replayTicks();
  expect(field('#a').value).toBe('linh@example.com');
  expect(field('[type=checkbox]').checked).toBe(true);
  expect(field('select').value).toBe('y');
  expect(inputs).toEqual(['input#a', 'select#', 'input#']);
});
