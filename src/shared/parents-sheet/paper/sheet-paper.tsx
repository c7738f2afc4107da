import type { CSSProperties } from 'react';
import { cx } from '@/ui/cx';
import { SheetLogo } from './sheet-logo';
import { PART_COLORS, PAPER } from './paper-colors';
import type { SheetPart } from '@/shared/parents-sheet/content/costs';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';
import { SheetLand } from './sheet-land';
import { PAPER_ID } from './use-paper';
import type { SheetText } from '@/shared/parents-sheet/content/use-sheet-text';

/** Always on white, as it is printed. */
const white = {
  colorScheme: 'light',
  '--color-ground': PAPER.white,
  '--color-surface': PAPER.white,
  '--color-ink': PAPER.ink,
  '--color-muted': PAPER.muted,
  '--color-line': PAPER.line,
  '--color-brand': PAPER.brand,
  '--color-edge': PAPER.edge,
} as CSSProperties; // custom properties are not in the type

const amountClass = 'num font-600 whitespace-nowrap';
const scholarshipColumns = { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' };
const dueColumns = { gridTemplateColumns: '5.75rem minmax(0, 1fr) auto' };

/** The colour of a part, in forced colours too: it ties the bar to the names. */
const colored = (part: SheetPart): CSSProperties => ({
  background: PART_COLORS[part],
  forcedColorAdjust: 'none',
});
const outlined = 'forced-colors:border forced-colors:border-[CanvasText]';

function Parts({ parts }: Pick<SheetText, 'parts'>) {
  return (
    <>
      <div aria-hidden className="mt-2.5 mb-2 flex h-7 gap-0.5">
        {parts.map(({ part, share, known }) => (
          <span
            key={part}
            className={known ? outlined : 'border border-dashed border-edge'}
            style={{
              width: known ? `${share * 100}%` : '6%',
              ...(known && colored(part)),
            }}
          />
        ))}
      </div>
      <ul className="ledger">
        {parts.map(({ part, text, amount, known }) => (
          <li
            key={part}
            className="grid grid-cols-[14px_minmax(0,1fr)_auto] items-center gap-x-3 py-1"
          >
            <span
              aria-hidden
              className={cx('size-3', known ? outlined : 'border border-dashed border-edge')}
              style={known ? colored(part) : undefined}
            />
            <span>{text}</span>
            <span className={amountClass}>{amount}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  sheet: Sheet;
  text: SheetText;
  /** Headings and words around what the sheet says. */
  labels: { scholarships: string; due: string; ownPage: string; noCost: string };
  /** The last line, such as how long the link works. */
  until?: string;
};

/** The sheet itself: one page of paper. */
export function SheetPaper({ sheet, text, labels, until }: Props) {
  const { total, link } = text;
  return (
    <article
      id={PAPER_ID}
      className="w-full border bg-surface text-ink max-md:-mx-(--gutter) max-md:w-auto md:max-w-160"
      style={white}
    >
      <SheetLand sheet={sheet} place={text.place} />
      <div className="px-5 pb-6 md:px-8">
        <h2 className="mt-5 text-24 wrap-anywhere">{text.heading}</h2>
        <p className="mt-1 font-600 wrap-anywhere">{text.school}</p>
        <p className="wrap-anywhere">{text.facts}</p>
        <div className="ruled mt-4 flex flex-wrap items-baseline gap-x-3 pt-3">
          {total ? (
            <>
              <b
                className="fig num"
                style={{ fontSize: '3.5rem', lineHeight: '4rem', letterSpacing: '-.04em' }}
              >
                {total.amount}
              </b>
              <span className="num">
                {total.notes.map((note) => (
                  <span key={note} className="block">
                    {note}
                  </span>
                ))}
              </span>
            </>
          ) : (
            labels.noCost
          )}
        </div>
        {total && <Parts parts={text.parts} />}
        {text.scholarships.length > 0 && (
          <>
            <h3 className="ruled mt-4 pt-2.5 font-600">{labels.scholarships}</h3>
            <ul className="ledger">
              {text.scholarships.map((row) => (
                <li key={row.text} className="grid gap-x-3 py-1" style={scholarshipColumns}>
                  <span className="wrap-anywhere">{row.text}</span>
                  <span className="num text-right font-600">{row.amount}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {text.dues.length > 0 && (
          <>
            <h3 className="ruled mt-4 pt-2.5 font-600">{labels.due}</h3>
            <ul className="ledger">
              {text.dues.map((row) => (
                <li key={row.text} className="grid gap-x-3 py-1" style={dueColumns}>
                  <span className="num font-600">{row.day}</span>
                  <span>{row.text}</span>
                  <span className={amountClass}>{row.amount}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {text.note && <p className="mt-4 border-l-2 border-edge pl-3 text-13">{text.note}</p>}
        <div className="mt-4 flex items-center justify-between gap-4 border-t pt-3 text-13">
          <p className="min-w-0">
            {link && (
              <>
                {labels.ownPage}{' '}
                <a
                  href={link.href}
                  rel="noreferrer"
                  className="tap link wrap-anywhere print:min-h-0"
                >
                  {link.text}
                </a>
              </>
            )}
            {until && <span className="block">{until}</span>}
          </p>
          <SheetLogo />
        </div>
      </div>
    </article>
  );
}
