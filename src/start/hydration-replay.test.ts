import { afterEach, expect, it, vi } from 'vitest';
import { holdEarly, releaseEarly, typedEarly } from './hydration-replay';

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

it('keeps presses until the app is there and makes them again, once each, in order', () => {
  const root = body('<form><button>Send</button></form><button type="button"><i>Open</i></button>');
  holdEarly();
  const sent = vi.fn((event: Event) => event.preventDefault());
  const [send, open] = root.querySelectorAll('button');
  open?.querySelector('i')?.click();
  send?.click();
  root.addEventListener('submit', sent);
  const pressed = vi.fn();
  root.addEventListener('click', ({ target }) => pressed(target));
  expect(sent).not.toHaveBeenCalled();
  releaseEarly();
  expect(pressed.mock.calls).toEqual([[open], [send]]);
  expect(sent).toHaveBeenCalledTimes(1);
  releaseEarly();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('gives the app what was typed and ticked, and leaves alone what nobody touched', () => {
  const root = body(
    '<input id="a"><input id="b" value="as it came"><textarea></textarea><input type="checkbox">' +
      '<input type="radio"><select><option>x</option><option>y</option></select>',
  );
  field('#a').value = 'linh@example.com';
  field('[type=checkbox]').checked = true;
  field('select').value = 'y';
  const retype = typedEarly();
  // As a form library does when it comes up.
  field('#a').value = '';
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) heard.push(`${target.localName}#${target.id}`);
  });
  retype();
  expect(field('#a').value).toBe('linh@example.com');
  expect(field('[type=checkbox]').checked).toBe(true);
  expect(field('select').value).toBe('y');
  expect(heard).toEqual(['input#a', 'input#', 'select#']);
});

it('shows what was hidden once nothing is on its way any more', async () => {
  const root = body('<div data-coming></div>');
  const { dataset } = document.documentElement;
  dataset['wait'] = 'main';
  releaseEarly();
  expect(dataset['wait']).toBe('main');
  root.replaceChildren();
  await vi.waitFor(() => expect(dataset['wait']).toBeUndefined());
});
