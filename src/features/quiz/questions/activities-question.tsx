import { useId } from 'react';
import { ACTIVITIES, RATINGS, type Activity } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Radio } from '@/ui/forms/choice';
import { ratingOf, setActivityRating } from '@/shared/discovery/quiz-answers';
import type { QuestionPartProps } from './quiz-question';
import { useDiscovery } from '@/shared/discovery/discovery-store';

function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation('discovery');
  const { answers, answer } = useDiscovery();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="grid items-center gap-x-8 border-b py-3 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:py-1.5"
    >
      <p id={id} className="text-17 font-500">
        {t(`activity.${activity}`)}
      </p>
      <div className="flex justify-between gap-x-3 @2xl:gap-x-6">
        {RATINGS.map((rating) => (
          <Radio
            key={rating}
            className="gap-2!"
            name={id}
            checked={ratingOf(answers, activity) === rating}
            onChange={() => answer(setActivityRating(answers, activity, rating))}
          >
            {t(`rating.${rating}`)}
          </Radio>
        ))}
      </div>
    </div>
  );
}

/** Question 4: eighteen activities, each rated or left open. */
export function ActivitiesQuestion({ labelledBy }: QuestionPartProps) {
  const { t } = useTranslation('discovery');
  const { answers } = useDiscovery();
  return (
    <div role="group" aria-labelledby={labelledBy}>
      <p className="num pb-2 text-13 text-muted">
        {t('rated', { count: answers.activities.length, total: ACTIVITIES.length })}
      </p>
      <div className="ruled">
        {ACTIVITIES.map((activity) => (
          <ActivityRow key={activity} activity={activity} />
        ))}
      </div>
    </div>
  );
}
