import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type Tree = { children: Element['children'] };

function parseTables(this: { data: () => object }): void {
  Object.assign(this.data(), {
    micromarkExtensions: [gfmTable()],
    fromMarkdownExtensions: [gfmTableFromMarkdown()],
  });
}

const elements = (parent: Tree) => parent.children.filter((child) => child.type === 'element');

function eachRow(
  parent: Tree,
  visit: (row: Element, inHead: boolean) => void,
  inHead = false,
): void {
  for (const child of elements(parent)) {
    if (child.tagName === 'tr') visit(child, inHead);
    else eachRow(child, visit, child.tagName === 'thead');
  }
}

function rowHeaders() {
  return (tree: Tree): void => {
    eachRow(tree, (row, inHead) => {
      for (const [column, cell] of elements(row).entries()) {
        if (inHead && cell.children.length === 0) cell.tagName = 'td';
        else if (inHead) cell.properties['scope'] = 'col';
        else if (column === 0) {
          cell.tagName = 'th';
          cell.properties['scope'] = 'row';
        }
      }
    });
  };
}

/** An emphasized paragraph after a table is its small print. */
function smallPrint() {
  return (tree: Tree): void => {
    const blocks = elements(tree);
    for (const [at, block] of blocks.entries()) {
      const [only, ...rest] = block.children;
      if (block.tagName !== 'p' || blocks[at - 1]?.tagName !== 'table' || rest.length > 0) continue;
      if (only?.type === 'element' && only.tagName === 'em') only.tagName = 'small';
    }
  };
}

/** Tables as on GitHub, without the rest of that dialect. */
export const remarkTables = [parseTables];
/** Marks row headers (the first cell of each row), keeps empty header cells plain, and marks the small print below a table. */
export const rehypeTables = [rowHeaders, smallPrint];
