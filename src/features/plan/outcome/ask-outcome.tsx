import type { Bookmark, BookmarkOutcome } from '@/api/bookmark/contract';
import { OUTCOMES } from '@/features/plan/list/plan-list';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';

type Props = {
  bookmark: Bookmark;
  onOutcome: (bookmark: Bookmark, outcome: BookmarkOutcome) => void;
};

/** Asks for the decision of a school. */
export function AskOutcome({ bookmark, onOutcome }: Props) {
  const { t } = useTranslation('checklist');
  return (
    <fieldset className="relative z-1 clear-right mt-3 border-t pt-2.5">
      <legend className="sr-only">
        {t('outcome.askFor', { school: bookmark.program.school.name })}
      </legend>
      <p aria-hidden className="font-600">
        {t('outcome.ask')}
      </p>
      <div className="mt-2 grid gap-2 pb-1">
        {OUTCOMES.map((outcome) => (
          <Button key={outcome} variant="second" wide onClick={() => onOutcome(bookmark, outcome)}>
            {t(`outcome.answer.${outcome}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
