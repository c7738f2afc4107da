import type { ExtraProps } from 'react-markdown';

type Tree = { children: NonNullable<ExtraProps['node']>['children'] };

const WORD_JOINER = '\u2060';

/** A line never ends between a single letter and its word, as in `A-level`. */
export function rehypeHyphens() {
  return function join(parent: Tree): void {
    for (const child of parent.children) {
      if (child.type === 'element') join(child);
      else if (child.type === 'text') {
        child.value = child.value.replaceAll(/\b(\p{Lu}-)(?=\p{Ll})/gu, `$1${WORD_JOINER}`);
      }
    }
  };
}
