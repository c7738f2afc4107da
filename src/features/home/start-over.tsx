import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';

type Props = {
  /** There are answers to clear; else they have been cleared. */
  hasAnswers: boolean;
  onStartOver: () => void;
  onUndo: () => void;
};

/** Clears the answers of a returning visitor, or brings them back. */
export function StartOver({ hasAnswers, onStartOver, onUndo }: Props) {
  const { t } = useTranslation('questions');
  if (hasAnswers) {
    return (
      <Button variant="quiet" onClick={onStartOver}>
        {t('memory.over')}
      </Button>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('list.startedOver')}
      </p>
      <Button variant="quiet" onClick={onUndo}>
        {t('list.undo')}
      </Button>
    </>
  );
}
