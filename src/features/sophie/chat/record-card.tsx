import { Link } from 'react-router';
import type { Source } from '@/api/sophie/contract';
import { inLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { linkTarget } from '@/routing/link-target';

type Props = { source: Source; onLeave?: (() => void) | undefined };

/** As many sentences, or facts of a list, as fit a card; the point of `IELTS 6.5` ends none. */
const BEGINNING = /^[\s\S]{30,150}(?:[.!?](?=\s|$)|(?=; ))/;
const SENTENCE = /^[\s\S]+?[.!?](?=\s|$)/;

/** What a record says first, without the title that some repeat. */
function beginningOf({ title, text }: Source): string {
  const body = text.startsWith(`${title}: `) ? text.slice(title.length + 2) : text;
  return (BEGINNING.exec(body) ?? SENTENCE.exec(body))?.[0] ?? body;
}

/** A record that an answer cites and that is not a program: its name, as a link where it has one, and what it says. */
export function RecordCard({ source, onLeave }: Props) {
  const locale = useLocale();
  const { title } = source;
  const { path, url } = linkTarget(source.href ?? '') ?? {};
  const className = 'no-underline decoration-1 underline-offset-4 hover:underline';
  return (
    <div>
      <h3 className="text-17 font-600 wrap-anywhere">
        {path !== undefined ? (
          <Link
            to={inLocale(path, locale)}
            state={source.scores && { scores: source.scores }}
            onClick={onLeave}
            className={className}
          >
            {title}
          </Link>
        ) : url ? (
          <a href={url.href} target="_blank" rel="noreferrer noopener" className={className}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {url && <p className="text-13 text-muted">{url.host}</p>}
      <p className="mt-1 text-15 wrap-anywhere text-muted">{beginningOf(source)}</p>
    </div>
  );
}
