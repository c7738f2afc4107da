/** Names of the characters from U+00A0 to U+00FF, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OTHERS = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  trade: '™',
  euro: '€',
};

/**
 * Stands in for the Markdown parser's way of reading `&eacute;`, which is to have the browser parse it as HTML: the
 * policy refuses that (`require-trusted-types-for`). Knows the names that people write; any other stays as it is.
 */
export const CHARACTER_NAMES = `
const names = new Map(Object.entries(${JSON.stringify(OTHERS)}));
${JSON.stringify(LATIN_1)}.split(' ').forEach((name, index) => names.set(name, String.fromCharCode(160 + index)));
export function decodeNamedCharacterReference(name) {
  return names.get(name) ?? false;
}
`;
