import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { focusById, markId, remarkId } from './mark-ids';
import type { Remark } from './remarks';
import { segmentsOf, type TextMark, type Segment } from './segments';

type Props = {
  text: string;
  remarks: readonly Pick<Remark, 'number' | 'place' | 'done'>[];
  scope: string;
  label: string;
  /** The name of a mark, such as `Comment 3`. */
  nameOf: (number: number) => string;
  className?: string | undefined;
};

function Numbers({
  ending,
  scope,
  nameOf,
}: Pick<Segment, 'ending'> & Pick<Props, 'scope' | 'nameOf'>) {
  return ending.map((number) => (
    <button
      key={number}
      id={markId(scope, number)}
      type="button"
      aria-label={nameOf(number)}
      onClick={() => focusById(remarkId(scope, number))}
      className="num moves relative -top-0.5 mx-1 inline-grid h-6 min-w-6 place-items-center rounded-box border border-brand px-1 text-13 font-600 text-brand select-none enabled-hover:bg-brand-soft"
    >
      {number}
    </button>
  ));
}

/** A longer last word may break away from its number. */
const MAX_WORD_LENGTH = 24;

/** Splits off the last word, which stays on one line with its number. */
function splitLastWord(words: string): [string, string] {
  const at = words.search(/\S+$/);
  return at < 0 || words.length - at > MAX_WORD_LENGTH
    ? [words, '']
    : [words.slice(0, at), words.slice(at)];
}

function Marked({ children }: { children: string }) {
  return (
    <mark className="bg-transparent text-inherit underline decoration-brand decoration-2 underline-offset-[7px]">
      {children}
    </mark>
  );
}

/** A text with the range of each open remark underlined, followed by a button with the number, which leads to it. */
export function MarkedText({ text, remarks, scope, label, nameOf, className }: Props) {
  const marks = remarks.flatMap(({ number, place, done }): TextMark[] =>
    place && !done ? [{ number, range: place }] : [],
  );
  const piece = ({ text: words, numbers, ending }: Segment): ReactNode => {
    if (numbers.length === 0) return words;
    if (ending.length === 0) return <Marked>{words}</Marked>;
    const [start, last] = splitLastWord(words);
    return (
      <>
        <Marked>{start}</Marked>
        <span className={cx(last !== '' && 'whitespace-nowrap')}>
          <Marked>{last}</Marked>
          <Numbers ending={ending} scope={scope} nameOf={nameOf} />
        </span>
      </>
    );
  };
  return (
    <section
      aria-label={label}
      className={cx('text-17 leading-[2rem] wrap-anywhere whitespace-pre-wrap', className)}
    >
      {segmentsOf(text, marks).map((segment) => (
        <span key={segment.start}>{piece(segment)}</span>
      ))}
    </section>
  );
}
