import { useEffect } from 'react';

/** Of the sheet in the document. */
export const PAPER_ID = 'parents-sheet';

/** A5 in CSS pixels, at the scale at which the longest sheet fits one page. */
const SCALE = 0.78;

/**
 * Only the sheet is printed, on one A5 page. Other pages print on the paper of the printer, so the size of the page
 * cannot be in the style sheet, which all of them share.
 */
const RULES = [
  '@page { size: A5; margin: 0 }',
  `@media print {
    body, #root, #root > * { min-height: 0 !important; padding: 0 !important }
    #${PAPER_ID} { position: absolute; inset: 0 auto auto 0; width: calc(148mm / ${SCALE}) !important;
      max-width: none !important; margin: 0; border: 0; zoom: ${SCALE}; print-color-adjust: exact;
      -webkit-print-color-adjust: exact }
    #${PAPER_ID} a::after { content: none !important }
  }`,
];

/** Prints the sheet alone while it is shown. */
export function usePaper(): void {
  useEffect(() => {
    // The app's own style sheet: the policy allows changes of it by code, and no other style element.
    const sheet = document.styleSheets[0];
    if (!sheet) return undefined;
    const start = sheet.cssRules.length;
    RULES.forEach((rule, index) => sheet.insertRule(rule, start + index));
    return () => RULES.forEach(() => sheet.deleteRule(start));
  }, []);
}
