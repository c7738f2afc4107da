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
  return (
    <>
      {/* Rendered before it has its text, else it would not be announced. */}
      <p role="status" className="sr-only">
        {!hasAnswers && t('list.startedOver')}
      </p>
      {/* One button for both, so that it keeps the focus; the second press of a double click is not for the other. */}
      <Button
        variant="quiet"
        onClick={({ detail }) => detail < 2 && (hasAnswers ? onStartOver : onUndo)()}
      >
        {t(hasAnswers ? 'memory.over' : 'list.undo')}
      </Button>
    </>
  );
}
