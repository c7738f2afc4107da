import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { StepProgress } from '@/ui/step-progress';
import { AnswersSoFar } from './answers-so-far';

/** Statements, environment, and the cards. */
const PARTS = 3;

type Props = {
  heading: Ref<HTMLHeadingElement>;
  headingId: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** Ignores the second click of a double click on Start or Next: the first one was for the previous screen. */
function useOwnClicks() {
  const pressed = useRef(false);
  return (event: MouseEvent) => {
    if (event.detail < 2) pressed.current = true;
    if (pressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** The frame of a question on the page: how far it is, the question, and the answers so far. */
export function QuestionFrame({ heading, headingId, title, lead, children }: Props) {
  const { t } = useTranslation('discovery');
  const step = useDiscovery((state) => state.step);
  const id = useId();
  const onClickCapture = useOwnClicks();
  return (
    <div
      role="presentation"
      onClickCapture={onClickCapture}
      className="grid gap-x-18 @5xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]"
    >
      <div className="max-w-180">
        <StepProgress total={PARTS} current={step + 1}>
          {t('progress', { current: step + 1, total: PARTS })}
        </StepProgress>
        <h2 ref={heading} id={headingId} tabIndex={-1} className="mt-3 mb-2 text-32 outline-none">
          {title}
        </h2>
        <p className="max-w-[45em] text-17 text-muted">{lead}</p>
        {children}
      </div>
      <AnswersSoFar labelledBy={`${id}-so-far`} />
    </div>
  );
}
