/** An element with its properties and children; text goes in as text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

export function button(text: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick }, text);
}

let fields = 0;

export function labelled(text: string, field: HTMLElement): HTMLElement {
  fields += 1;
  field.id = `field-${fields}`;
  const label = element('label', { htmlFor: field.id }, text);
  return element('div', { className: 'field' }, label, field);
}

/** A choice of `[value, text]` pairs. */
export function choice(options: readonly (readonly [string, string])[]): HTMLSelectElement {
  return element(
    'select',
    {},
    ...options.map(([value, text]) => element('option', { value }, text)),
  );
}
