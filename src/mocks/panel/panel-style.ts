const css = `
:host {
  position: relative; display: block; font-size: 13px; line-height: 20px;
  color: var(--color-brand); background: var(--color-brand-soft);
}
@media print { :host { display: none; } }
* { box-sizing: border-box; font: inherit; color: inherit; }
button, select, input {
  min-height: 44px; padding: 4px 10px; border-radius: 10px;
  border: 1px solid var(--color-edge); background: var(--color-surface);
}
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--color-brand); outline-offset: 3px; }
.mark {
  min-height: 24px; padding: 2px 12px 2px max(var(--gutter), 50% - 600px);
  border: 0; border-radius: 0; background: none; font-weight: 600;
}
.mark:focus-visible { outline-offset: -2px; }
@media (width < 720px) { .about { display: none; } }
.panel {
  position: absolute; z-index: 900; left: 12px; top: 32px;
  width: min(320px, calc(100vw - 24px)); max-height: min(560px, calc(100dvh - 160px)); overflow: auto;
  padding: 16px; border-radius: 10px;
  color: var(--color-ink); background: var(--color-surface);
  border: 1px solid var(--color-line); box-shadow: 0 8px 32px rgb(0 0 0 / 0.16);
}
.panel[hidden] { display: none; }
h2, h3, p, ul { margin: 0; padding: 0; }
h2 { font-size: 17px; font-weight: 600; }
h3 { margin-top: 16px; font-weight: 600; }
.field { display: grid; gap: 4px; margin-top: 8px; }
select, input { width: 100%; }
ul { list-style: none; margin-top: 8px; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
`;

/** Height of the line, in pixels. */
export const LINE_HEIGHT = 24;

/** A constructed style sheet, because the policy refuses style elements. */
export function panelStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
