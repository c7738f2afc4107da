import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import type { Answers } from '@/shared/answers/answers';
import { skipAnswer, countFilled, isDecided, type AskedKey } from './asked-answers';

const AskSheet = lazyPart(async () => (await import('./ask-sheet')).AskSheet);

export type AnswersControl = {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  /** The programs are still being compared with these answers. */
  turning?: boolean;
};

/** `row`: the id of the chip's program. */
type Asked = { key: AskedKey; chip: HTMLElement; row: string | undefined };

/** The title of the row that a chip was in, else of the first row: the chip is gone once it is answered. */
function titleOf(list: Element | null, row: string | undefined): HTMLElement | null {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-program] h3 a') ?? [])];
  const own = links.find((link) => link.closest<HTMLElement>('li')?.dataset['program'] === row);
  return own ?? links[0] ?? null;
}

/** The focus of a chip that is gone moves to the title of its row. */
function replaceFocus({ chip }: Asked, title: HTMLElement | null): void {
  if (chip.isConnected || document.activeElement !== document.body) return;
  title?.focus({ preventScroll: true });
}

/**
 * Asks for one missing answer of the rows. Once the list has it, the status says what it filled, and the focus is at the
 * chip, or at the title of its row; outside a list, at `heading`.
 */
export function useAnswerPrompt(
  programs: readonly Program[],
  control: AnswersControl | undefined,
  heading?: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('results');
  const list = useRef<HTMLOListElement>(null);
  const titleFor = useEffectEvent(
    (row: string | undefined) => titleOf(list.current, row) ?? heading?.current ?? null,
  );
  const isStored = useEffectEvent(
    (key: AskedKey) => control !== undefined && isDecided(key, control.answers),
  );
  const turning = control?.turning ?? false;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [status, setStatus] = useState('');
  const pending = useRef<(Asked & { before: readonly Program[] }) | null>(null);
  const closed = useRef<Asked | null>(null);
  // `Not yet` removes the chip at once.
  useEffect(() => {
    if (asked === null && closed.current)
      replaceFocus(closed.current, titleFor(closed.current.row));
    closed.current = asked;
  }, [asked]);
  useEffect(() => {
    const filled = pending.current;
    if (!filled || turning || filled.before === programs) return;
    pending.current = null;
    // A change that the server has refused is taken back, and fills nothing.
    if (!isStored(filled.key)) return;
    const { rows, complete } = countFilled(
      programs.map(({ criteria }) => criteria ?? []),
      filled.key,
    );
    // A list that has failed is empty, and nothing was filled.
    if (programs.length > 0)
      setStatus(
        [t('ask.filled', { count: rows }), t('ask.complete', { count: complete })].join(' '),
      );
    replaceFocus(filled, titleFor(filled.row));
  }, [programs, turning, t]);

  let sheet: ReactNode = null;
  if (asked && control) {
    const { key, chip, row } = asked;
    const close = () => setAsked(null);
    const place = {
      get current() {
        return chip.isConnected ? chip : (titleOf(list.current, row) ?? heading?.current ?? null);
      },
    };
    sheet = (
      <Suspense>
        <AskSheet
          asked={key}
          programs={programs}
          answers={control.answers}
          onClose={close}
          onNotYet={() => {
            skipAnswer(key);
            close();
          }}
          onAnswer={(change) => {
            pending.current = { ...asked, before: programs };
            control.change(change);
            close();
          }}
          finalFocus={place}
        />
      </Suspense>
    );
  }
  // The same at each render, so that the memoized rows skip it.
  const ask = useCallback((key: AskedKey, chip: HTMLElement) => {
    setAsked({ key, chip, row: chip.closest<HTMLElement>('li')?.dataset['program'] });
  }, []);
  return { list, sheet, status, ask };
}
