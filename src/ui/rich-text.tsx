import { useMemo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { cx } from './cx';

/** Longer texts are shown unformatted, because parsing them would block the page. */
const MOST_FORMATTED = 40_000;

/** Images, which would call another host. */
const DISALLOWED = ['img'];

export type RichTextProps = {
  /** Markdown (CommonMark). HTML in it is shown as text, never as elements (R18). */
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

/** Formatted text from a server or a person, rendered as React elements only. */
export function RichText({ text, headingLevel = 3, renderLink, className }: RichTextProps) {
  const components = useMemo<Components>(
    () => ({
      ...headings(headingLevel),
      a: ({ href = '', children }) => renderLink(href, children),
    }),
    [headingLevel, renderLink],
  );
  const formatted = useMemo(
    () =>
      text.length > MOST_FORMATTED ? null : (
        <Markdown disallowedElements={DISALLOWED} unwrapDisallowed components={components}>
          {text}
        </Markdown>
      ),
    [text, components],
  );
  return (
    <div className={cx('prose wrap-anywhere', className)}>
      {formatted ?? <p className="whitespace-pre-wrap">{text}</p>}
    </div>
  );
}
