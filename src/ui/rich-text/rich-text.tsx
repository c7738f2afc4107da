import { Component, useMemo, type ComponentProps, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { cx } from '@/ui/cx';
import { rehypeTables, remarkTables } from './tables';

/** Texts beyond these limits are shown unformatted, because parsing them would block the page or exhaust the stack. */
const LIMITS = {
  characters: 40_000,
  /** Columns of indentation and list or quote markers at the start of a line; a level takes at least two. */
  nesting: 40,
  /** Markers anywhere in the text: parsing time grows with the square of their number. */
  markers: 2000,
} as const;

const LINE_START = /^(?:[> \t]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))+/gm;
const MARKER = /[*_[\]>|]|[-+][ \t]|\d[.)][ \t]/g;

function canBeFormatted(text: string): boolean {
  if (text.length > LIMITS.characters) return false;
  const columns = (start: string) => start.replace(/\t/g, '    ').replace(/> ?/g, '> ').length;
  if (text.match(LINE_START)?.some((start) => columns(start) > LIMITS.nesting)) return false;
  return (text.match(MARKER)?.length ?? 0) <= LIMITS.markers;
}

/** Images, which would call another host. */
const DISALLOWED = ['img'];

export type RichTextProps = {
  /** Markdown (CommonMark and tables). HTML in it is shown as text, never as elements (R18). */
  text: string;
  /** Level of its highest heading on the page; deeper ones follow. */
  headingLevel?: 2 | 3 | 4;
  /** A link of the text; `href` is empty where its scheme is not safe, and the link is then just text. */
  renderLink: (href: string, children: ReactNode) => ReactNode;
  className?: string;
};

type HeadingProps = { children?: ReactNode };

/** Headings start below those of the page, whatever level the text uses. */
function headings(from: number): Components {
  const at = (level: number) =>
    function Heading({ children }: HeadingProps) {
      const Tag = `h${Math.min(from + level, 6)}` as 'h2'; // one of h2 to h6
      return <Tag>{children}</Tag>;
    };
  return { h1: at(0), h2: at(0), h3: at(1), h4: at(2), h5: at(3), h6: at(4) };
}

/** A table that scrolls on its own where it is wider than the text: its words stay whole. */
function Table({ children }: HeadingProps) {
  return (
    <div className="overflow-x-auto">
      <table className="data-table text-15 text-balance wrap-break-word">{children}</table>
    </div>
  );
}

function Head({ scope, children }: ComponentProps<'th'>) {
  const look =
    scope === 'col'
      ? 'text-15 font-600 text-ink'
      : 'min-w-24 font-500 text-muted md:whitespace-nowrap';
  return (
    <th scope={scope} className={look}>
      {children}
    </th>
  );
}

function SmallPrint({ children }: HeadingProps) {
  return <small className="block text-13">{children}</small>;
}

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows the plain text instead if formatting throws, so that the page around it stays usable. */
class FormatBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Formatted text from a server or a person, rendered as React elements only. */
export function RichText({ text, headingLevel = 3, renderLink, className }: RichTextProps) {
  const components = useMemo<Components>(
    () => ({
      ...headings(headingLevel),
      a: ({ href = '', children }) => renderLink(href, children),
      table: Table,
      th: Head,
      small: SmallPrint,
    }),
    [headingLevel, renderLink],
  );
  const formatted = useMemo(
    () =>
      canBeFormatted(text) ? (
        <Markdown
          disallowedElements={DISALLOWED}
          unwrapDisallowed
          components={components}
          remarkPlugins={remarkTables}
          rehypePlugins={rehypeTables}
        >
          {text}
        </Markdown>
      ) : null,
    [text, components],
  );
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <div className={cx('prose wrap-anywhere', className)}>
      <FormatBoundary fallback={plain}>{formatted ?? plain}</FormatBoundary>
    </div>
  );
}
