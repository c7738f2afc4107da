import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { ACTIVITIES, type QuizResult } from '@/api/discovery/contract';
import { quizQuery } from '@/api/discovery/queries';
import { describeFailure } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Notice } from '@/ui/notice';
import { OptionField, SelectField } from '@/ui/forms/select-field';
import { Skeleton } from '@/ui/skeleton';
import { toQuizBody } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useResultFormat } from './use-result-format';
import { useWhatIfFormat } from './use-what-if-format';
import { WhatIfTable } from './what-if-table';
import { whatIfChanges, whatIfTargets, type WhatIfTarget } from './what-if-choices';

/**
 * Tries one changed answer and compares the outcome with the present result. A separate request with its own loading
 * and error state (R15).
 */
export function WhatIf({ present }: { present: QuizResult }) {
  const { t } = useTranslation('discovery');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const answers = useDiscovery((state) => state.answers);
  const format = useWhatIfFormat();
  const { heading, closest } = useResultFormat();
  const [target, setTarget] = useState<WhatIfTarget | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const targets = whatIfTargets(answers);
  const changes = target ? whatIfChanges(answers, target) : [];
  const change = at === null ? undefined : changes[at];
  const { data, error, isFetching, refetch } = useQuery({
    ...quizQuery(language, toQuizBody(change?.answers ?? answers)),
    enabled: change !== undefined,
  });
  const result = change && data;
  const summary = (other: QuizResult) => {
    const groups = closest(other);
    if (heading(other) !== heading(present)) {
      return t('whatIf.other', { heading: heading(other), groups });
    }
    return groups === closest(present) ? t('whatIf.same') : t('whatIf.groups', { groups });
  };
  return (
    <section className="mt-8">
      <h3 className="text-20">{t('whatIf.title')}</h3>
      <p className="mt-1 max-w-[45em] text-muted">{t('whatIf.lead')}</p>
      <div className="mt-5 grid max-w-180 gap-4 @2xl:grid-cols-2">
        <SelectField
          label={t('whatIf.which')}
          value={target ?? ''}
          onChange={({ target: field }) => {
            setTarget(targets.find((one) => one === field.value) ?? null);
            setAt(null);
          }}
        >
          <option value="">{t('whatIf.choose')}</option>
          {targets.slice(0, -ACTIVITIES.length).map((one) => (
            <option key={one} value={one}>
              {format.target(one)}
            </option>
          ))}
          <optgroup label={t('whatIf.activityGroup')}>
            {targets.slice(-ACTIVITIES.length).map((one) => (
              <option key={one} value={one}>
                {format.target(one)}
              </option>
            ))}
          </optgroup>
        </SelectField>
        {target && (
          <OptionField
            key={target}
            label={t('whatIf.to')}
            options={[
              { value: null, label: t('whatIf.choose') },
              ...changes.map((one, index) => ({ value: index, label: format.change(one) })),
            ]}
            value={at}
            onChange={setAt}
          />
        )}
      </div>
      <div role="status" className="mt-6 empty:hidden">
        {result && <p className="text-17 font-600 wrap-anywhere">{summary(result)}</p>}
        {change && !data && isFetching && (
          <>
            <span className="text-muted">{t('whatIf.loading')}</span>
            <span className="mt-3 grid max-w-180 gap-3">
              <Skeleton height={20} />
              <Skeleton width="80%" height={20} />
            </span>
          </>
        )}
        {change && error && !data && !isFetching && (
          <Notice tone="alert" icon={CircleAlert} className="max-w-180">
            <p className="font-600">{t('whatIf.failed')}</p>
            <p className="wrap-anywhere">{failureText(tCommon, describeFailure(error))}</p>
            <SelfRemovingButton variant="second" className="mt-2" onClick={() => void refetch()}>
              {tCommon('action.tryAgain')}
            </SelfRemovingButton>
          </Notice>
        )}
      </div>
      {result && <WhatIfTable now={present} then={result} />}
    </section>
  );
}
