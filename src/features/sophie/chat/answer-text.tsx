import { createElement, useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { create } from 'zustand';
import type { Citation } from '@/api/sophie/contract';
import { inLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { linkTarget } from '@/routing/link-target';
import { cx } from '@/ui/cx';
import type { RichTextProps } from '@/ui/rich-text/rich-text';
import { markUnsupported, UNSUPPORTED, UNSUPPORTED_BEFORE } from './mark-unsupported';
import { recordOf, withoutMarkdown } from './turns';

/** The formatter, once it has loaded. Without it, the text is shown as plain text. */
const useFormatter = create<{ RichText: ComponentType<RichTextProps> | null }>(() => ({
  RichText: null,
}));

/** Loads the formatter before the first answer arrives. */
export async function prepareText(): Promise<void> {
  if (useFormatter.getState().RichText) return;
  const loaded = await import('@/ui/rich-text/rich-text').catch(() => null);
  if (loaded) useFormatter.setState({ RichText: loaded.RichText });
}

/** A caret after the last word of a paragraph or list item. */
const CARET =
  '[&_:is(.prose>p:last-child,.prose>:last-child>li:last-child)]:after:ml-0.5 [&_:is(.prose>p:last-child,.prose>:last-child>li:last-child)]:after:border-r-2 [&_:is(.prose>p:last-child,.prose>:last-child>li:last-child)]:after:border-brand [&_:is(.prose>p:last-child,.prose>:last-child>li:last-child)]:after:content-[""]';

const SOURCE = /^#source-(\d+)(-word)?$/;
/** `[1]`, with the word before it, which it stays with. */
const CITED = /(?:([\p{L}\p{N}]+)\s)?\[(\d{1,3})\](?![(:])/gu;

/** Turns `[1]` into a link to its source, if there is one. */
function linkSources(text: string, citations: readonly Citation[]): string {
  const numbers = new Set(citations.map(({ number }) => number));
  return text.replaceAll(CITED, (all, word: string | undefined, digits: string) => {
    if (!numbers.has(Number(digits))) return all;
    return word ? `[${word}](#source-${digits}-word)` : `[${digits}](#source-${digits})`;
  });
}

/** What a link to a cited part of the school list hands over: the scores of the question, which no URL has (R21). */
function scoresFor(path: string, citations: readonly Citation[]) {
  const [page] = path.split('?');
  const scores = citations.flatMap((one) =>
    'source' in one && one.source.href?.split('?')[0] === page ? (one.source.scores ?? []) : [],
  );
  return scores[0] && { scores: scores[0] };
}

/** A statement that the cited records do not have, marked with words and a dotted line. */
function NotInTheSource({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sophie');
  const locale = useLocale();
  return (
    <>
      {children !== null && (
        <mark className="bg-accent-soft text-ink underline decoration-accent decoration-dotted decoration-2 underline-offset-4">
          {children}
        </mark>
      )}
      <span lang={locale} className="text-13 text-accent">
        {' '}
        ({t('unsupported')})
      </span>
    </>
  );
}

type Props = {
  text: string;
  citations: readonly Citation[];
  /** What the student wrote: its figures and names are known. */
  question: string;
  /** ISO 8601. */
  askedAt: string;
  /** BCP 47 tag of the answer's language, where it is known. */
  language?: string | null | undefined;
  /** Scrolls to the card of a source. */
  onSource: (number: number) => void;
  /** Called when a link to another page of the app is followed. */
  onLeave?: (() => void) | undefined;
  /** The text is still growing. */
  writing?: boolean;
};

type SourceButtonProps = { number: number; title: string; onClick: (number: number) => void };

/** The number of a source, which leads to its record. */
function SourceButton({ number, title, onClick }: SourceButtonProps) {
  const { t } = useTranslation('sophie');
  return (
    <button
      type="button"
      aria-label={t('source', { number, title })}
      onClick={() => onClick(number)}
      className="num moves relative rounded-[3px] border border-brand px-1.5 py-0.5 text-13 leading-4 font-600 text-brand after:absolute after:-inset-x-2 after:-inset-y-2.5 enabled-hover:bg-brand-soft"
    >
      {number}
    </button>
  );
}

/** An answer of Sophie. Its numbers lead to their programs, its links only where they are allowed to (R29). */
export function AnswerText(props: Props) {
  const {
    text,
    citations,
    question,
    askedAt,
    language,
    onSource,
    onLeave,
    writing = false,
  } = props;
  const locale = useLocale();
  const RichText = useFormatter((state) => state.RichText);
  const titles = useMemo(
    () => new Map(citations.map((one) => [one.number, recordOf(one).title])),
    [citations],
  );
  const renderLink = useCallback(
    (href: string, children: ReactNode) => {
      if (href === UNSUPPORTED || href === UNSUPPORTED_BEFORE) {
        return <NotInTheSource>{href === UNSUPPORTED ? children : null}</NotInTheSource>;
      }
      const [, digits, afterWord] = SOURCE.exec(href) ?? [];
      const title = titles.get(Number(digits));
      if (title !== undefined) {
        const button = <SourceButton number={Number(digits)} title={title} onClick={onSource} />;
        if (!afterWord) return button;
        return (
          <span className="whitespace-nowrap">
            {children} {button}
          </span>
        );
      }
      const target = linkTarget(href);
      if (!target) return <span>{children}</span>;
      const { path, url } = target;
      if (path !== undefined) {
        return (
          <Link
            to={inLocale(path, locale)}
            state={scoresFor(path, citations)}
            onClick={onLeave}
            className="link"
          >
            {children}
          </Link>
        );
      }
      const isNamed = url.host === '' || children === url.host;
      return (
        <>
          <a href={url.href} target="_blank" rel="noreferrer noopener" className="link">
            {children}
          </a>
          {!isNamed && <span className="text-muted"> ({url.host})</span>}
        </>
      );
    },
    [titles, citations, onSource, onLeave, locale],
  );
  const shown = useMemo(() => {
    if (writing) return linkSources(text, citations);
    return linkSources(markUnsupported(text, citations, { question, askedAt }), citations);
  }, [text, citations, question, askedAt, writing]);
  return (
    <div lang={language ?? undefined} className={cx('max-w-[45em]', writing && CARET)}>
      {RichText ? (
        createElement(RichText, { text: shown, headingLevel: 3, renderLink })
      ) : (
        <p className="text-17 wrap-anywhere whitespace-pre-wrap">{withoutMarkdown(text)}</p>
      )}
    </div>
  );
}
