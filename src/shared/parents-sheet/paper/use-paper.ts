import { useEffect } from 'react';

/** Of the sheet in the document. */
export const PAPER_ID = 'parents-sheet';

/** Pixels of an A5 page, a little less than 210 mm: a page more costs a family a sheet of paper. */
const PAGE_HEIGHT = 790;
/** Of the type, in percent: the largest with which the sheet fits the page is printed. */
const SIZES = [100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60];
const SIZE = '--paper-size';
/** Set on the document while the sheet is laid out as on paper, to measure it. */
const MEASURED = 'data-paper';

/** The sheet on paper; all its lengths follow the size of the type. */
const onPaper = (html: string) => `
  ${html} { font-size: var(${SIZE}, 72%) !important }
  ${html} #${PAPER_ID} { position: absolute; inset: 0 auto auto 0; width: 148mm !important; max-width: none !important;
    margin: 0; border: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  ${html} #${PAPER_ID} > svg { height: 6.5rem !important }
  ${html} #${PAPER_ID} > div { padding-inline: 2.25rem !important }
  ${html} #${PAPER_ID} a { min-height: 0 }
  ${html} #${PAPER_ID} a::after { content: none !important }`;

/**
 * Only the sheet is printed, on one A5 page. Other pages print on the paper of the printer, so the size of the page
 * cannot be in the style sheet, which all of them share.
 */
const RULES = [
  '@page { size: A5; margin: 0 }',
  `@media print {
    html, body { background: #fff !important }
    body, #root, #root > * { min-height: 0 !important; padding: 0 !important }
    ${onPaper('html')}
  }`,
  `@media screen { ${onPaper(`html[${MEASURED}]`)} }`,
];

/** Sets the size of the type for the page that is about to be printed. */
function fitPage(): void {
  const paper = document.getElementById(PAPER_ID);
  if (!paper) return;
  const { documentElement: root } = document;
  const { scrollY } = window;
  root.toggleAttribute(MEASURED, true);
  SIZES.some((size) => {
    root.style.setProperty(SIZE, `${size}%`);
    return paper.offsetHeight <= PAGE_HEIGHT;
  });
  root.toggleAttribute(MEASURED, false);
  window.scrollTo(0, scrollY);
}

/** Prints the sheet alone while it is shown. */
export function usePaper(): void {
  useEffect(() => {
    // The app's own style sheet: the policy allows changes of it by code, and no other style element.
    const sheet = document.styleSheets[0];
    if (!sheet) return undefined;
    const start = sheet.cssRules.length;
    RULES.forEach((rule, index) => sheet.insertRule(rule, start + index));
    window.addEventListener('beforeprint', fitPage);
    return () => {
      window.removeEventListener('beforeprint', fitPage);
      document.documentElement.style.removeProperty(SIZE);
      RULES.forEach(() => sheet.deleteRule(start));
    };
  }, []);
}
