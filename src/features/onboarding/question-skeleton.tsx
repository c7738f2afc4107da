import { useTranslation } from '@/i18n/use-translation';
import { Skeleton } from '@/ui/skeleton';

/** Placeholder of a question while the answers load. */
export function QuestionSkeleton() {
  const { t } = useTranslation('questions');
  return (
    <div role="status" className="ruled mt-6 grid gap-4 py-6 md:mt-8">
      <span className="sr-only">{t('loading')}</span>
      {['70%', '45%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </div>
  );
}
