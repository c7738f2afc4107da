import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import {
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isComposing } from '@/browser/is-composing';
import { QUESTION_LIMIT } from '@/api/sophie/contract';
import { countCharacters } from '@/lib/count-text';
import { failureText } from '@/i18n/failure-text';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { fieldBoxClass } from '@/ui/forms/field';
import { Icon } from '@/ui/icon';
import { stopAnswer, setDraft, useConversation } from './conversation';
import { useChatDraft } from './draft-store';

/** The character count is shown from this length on. */
const COUNT_FROM = 3500;

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  answering: boolean;
  onSend: (text: string) => void;
  /** Above an empty field. Their space is kept while they load. */
  prompts: ReactNode;
};

function useProblem(length: number): ReactNode {
  const { t } = useTranslation(['sophie', 'common']);
  const { t: tCommon } = useTranslation();
  const unsent = useConversation((state) => state.unsent);
  if (length > QUESTION_LIMIT) {
    return t('tooLong', { count: length, limit: QUESTION_LIMIT });
  }
  if (!unsent) return null;
  return `${t('unsent')} ${failureText(tCommon, unsent.failure)}`;
}

/** The field for a question: it grows with its text, and Enter sends. During an answer the button stops it. */
export function Composer({ field, answering, onSend, prompts }: Props) {
  const { t } = useTranslation('sophie');
  const locale = useLocale();
  const id = useId();
  const draft = useChatDraft((state) => state.draft);
  /** An on-screen keyboard takes a part of the screen. */
  const [keyboard, setKeyboard] = useState(false);
  const length = countCharacters(draft.trim());
  const problem = useProblem(length);
  const tooLong = length > QUESTION_LIMIT;
  const ready = length > 0 && !tooLong && !answering;

  function send() {
    if (!ready) return;
    onSend(draft);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  function onButtonClick(event: MouseEvent<HTMLButtonElement>) {
    // The second click of a double click must not stop the answer that the first has asked for, or send after a stop.
    if (event.detail > 1) return;
    if (answering) stopAnswer();
    else send();
  }

  return (
    <div>
      {!answering && draft === '' && !keyboard && <div className="mb-2.5 min-h-11">{prompts}</div>}
      <label htmlFor={id} className="sr-only">
        {t('field')}
      </label>
      <div className={`${fieldBoxClass(problem !== null)} items-end py-[7px] pr-1.5`}>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setKeyboard(window.matchMedia('(pointer: coarse)').matches)}
          onBlur={() => setKeyboard(false)}
          placeholder={t('placeholder')}
          enterKeyHint="send"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== null || undefined}
          className="field-sizing-content max-h-48 min-h-11 flex-1 resize-none bg-transparent py-2.5 text-17 leading-6 outline-none"
        />
        <Button
          variant={answering ? 'second' : 'primary'}
          aria-disabled={!ready && !answering}
          onClick={onButtonClick}
        >
          <Icon of={answering ? Square : ArrowUp} size={answering ? 16 : 20} />
          <span className="sr-only">{t(answering ? 'stop' : 'send')}</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p id={`${id}-problem`} aria-live="polite" className="text-15 font-500 text-accent">
          {problem !== null && <span className="mt-2 block wrap-anywhere">{problem}</span>}
        </p>
        {/* The message of a longer one has the count. */}
        {length > COUNT_FROM && !tooLong && (
          <p className="num mt-2 ml-auto text-13 text-muted">
            {formatNumber(locale, length)} / {formatNumber(locale, QUESTION_LIMIT)}
          </p>
        )}
      </div>
    </div>
  );
}
