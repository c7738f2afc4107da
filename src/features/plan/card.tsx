import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { formatPlace } from '@/shared/program/place';
import type { PlanStep } from '@/shared/steps/plan-step';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { keyOf, nameOf } from '@/features/plan/list/plan-list';
import { OfferRidge } from '@/features/plan/outcome/offer-ridge';
import { CardCairn } from '@/features/plan/steps/card-cairn';
import { CardFoot } from '@/features/plan/steps/card-foot';
import { toggleCard, useIsOpen } from '@/features/plan/steps/open-cards';
import { sameSteps } from '@/features/plan/steps/same-steps';
import { StepList } from '@/features/plan/steps/step-list';
import type { StepActions } from '@/features/plan/steps/use-step-actions';
import { MenuButton, NoteLine } from './card-parts';
import { cardLinkId } from './card-element-ids';

/** The ways from a program to its editor and its menu. */
export type RowActions = {
  onOpen: (key: string) => void;
  onMenu: (key: string) => void;
};

/** The step actions are the same in every render. */
export type CardActions = RowActions & StepActions;

type Row = { bookmark: Bookmark; now: Date } & RowActions;

/** For `memo`: ignores `order_no`, which changes for a whole column when one card moves. */
export function looksTheSame(before: Row, after: Row): boolean {
  const [a, b] = [before.bookmark, after.bookmark];
  return (
    a.program === b.program &&
    a.status === b.status &&
    a.note === b.note &&
    a.deadline === b.deadline &&
    a.outcome === b.outcome &&
    a.submitted_at === b.submitted_at &&
    before.now === after.now &&
    before.onOpen === after.onOpen &&
    before.onMenu === after.onMenu
  );
}

export type CardProps = {
  bookmark: Bookmark;
  steps: readonly PlanStep[];
  now: Date;
  /** The copy that is dragged. */
  lifted?: boolean;
} & CardActions;

/** Whether two renders of a card are equal: the second argument of `memo`. */
export function sameCard(before: CardProps, after: CardProps): boolean {
  return (
    looksTheSame(before, after) &&
    before.lifted === after.lifted &&
    sameSteps(before.steps, after.steps)
  );
}

/** A program with its cairn: closed, what is next; open, all steps. */
export const PlanCard = memo(function PlanCard({
  bookmark,
  steps,
  now,
  lifted = false,
  ...actions
}: CardProps) {
  const { t } = useTranslation('checklist');
  const { program, note, status, outcome } = bookmark;
  const key = keyOf(bookmark);
  const isOpen = useIsOpen(key) && !lifted;
  const place = formatPlace(program.school);
  const isAsked = status === 'decided' && !outcome;
  const isOffer = status === 'decided' && outcome === 'offer';
  return (
    <article
      className={cx(
        'relative rounded border bg-surface px-4 pt-2 pb-3',
        lifted && 'shadow-(--float)',
        lifted || isOffer ? 'border-brand' : 'hover:border-edge',
      )}
    >
      {isOffer && (
        <>
          <OfferRidge />
          <p className="-mb-1 text-20 font-600 text-brand">{t('card.offer')}</p>
        </>
      )}
      <h3 className="pt-1.5 pr-7 pb-0.5 text-17 leading-6 font-600 wrap-anywhere">
        <button
          id={lifted ? undefined : cardLinkId(key)}
          type="button"
          aria-label={t('steps.show', nameOf(bookmark))}
          aria-expanded={isOpen}
          onClick={() => toggleCard(key)}
          className="text-left before:absolute before:inset-0 before:rounded focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:outline-offset-3 focus-visible:before:outline-brand"
        >
          {keepCompounds(program.title)}
        </button>
      </h3>
      <MenuButton
        bookmark={bookmark}
        lifted={lifted}
        onMenu={actions.onMenu}
        className="absolute top-1 right-0.5"
      />
      {status !== 'decided' && steps.length > 0 && <CardCairn steps={steps} />}
      <p className="wrap-anywhere">{program.school.name}</p>
      {place && <p className="wrap-anywhere">{place}</p>}
      {note && <NoteLine note={note} className={isOpen ? undefined : 'max-md:hidden'} />}
      <CardFoot bookmark={bookmark} steps={steps} now={now} isOpen={isOpen} {...actions} />
      {isOpen ? (
        <StepList bookmark={bookmark} steps={steps} now={now} {...actions} />
      ) : isAsked || isOffer ? null : (
        <Icon
          of={ChevronDown}
          size={18}
          className="pointer-events-none absolute right-3.5 bottom-4 text-muted"
        />
      )}
    </article>
  );
}, sameCard);
