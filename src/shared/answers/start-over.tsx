import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';

type Props = {
  /** There are answers to clear; else they have been cleared. */
  hasAnswers: boolean;
  onStartOver: () => void;
  onUndo: () => void;
  /** Class of the sentence that they are cleared. */
  statusClass?: string;
};

/** Clears the answers of a visitor, or brings them back (R21). */
export function StartOver({ hasAnswers, onStartOver, onUndo, statusClass = 'sr-only' }: Props) {
  const { t } = useTranslation('questions');
  return (
    <>
      {/* Rendered before it has its text, else it would not be announced. */}
      <p role="status" className={statusClass}>
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
