import type { Answers } from '@/shared/answers/answers';
import { STEPS } from '@/shared/answers/steps';
import { useArrivalFocus } from '@/shared/hooks/use-arrival-focus';
import { useOptions } from '@/shared/answers/use-options';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Chip } from '@/ui/forms/chip';
import { HornSteps } from '@/ui/horn-steps';
import { Skeleton } from '@/ui/skeleton';

type Props = {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  /** It replaced another view of the page: its heading takes the focus. */
  arrived: boolean;
};

/** The fifth question, above the list that it refines. */
export function MajorsQuestion({ answers, change, arrived }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const { options, loading, failed, retry } = useOptions('majors', answers);
  const heading = useArrivalFocus(arrived ? 'majors' : null);
  const total = STEPS.length;
  return (
    <section aria-labelledby="majors-question" className="mb-8 border-y py-5">
      <HornSteps total={total} current={total}>
        {t('progress', { current: total, total })}
      </HornSteps>
      <h2 ref={heading} tabIndex={-1} id="majors-question" className="mt-3 text-24">
        {t('title.majors')}
      </h2>
      <p className="mb-4 text-muted">{t('lead.majors')}</p>
      {loading && (
        <div role="status" className="flex flex-wrap gap-2">
          <span className="sr-only">{t('loading')}</span>
          {[140, 190, 120, 160, 210].map((width) => (
            <Skeleton key={width} width={width} height={44} />
          ))}
        </div>
      )}
      {failed && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">{t('failed')}</p>
          <Button variant="second" onClick={retry}>
            {t('common:action.tryAgain')}
          </Button>
        </div>
      )}
      {!loading && !failed && options.length === 0 && <p>{t('majors.none')}</p>}
      <div role="group" aria-label={t('title.majors')} className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option.key} pressed={option.chosen} onClick={() => change(option.change)}>
            {option.label}
          </Chip>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <LocalLink
          to="school-list"
          search={{ step: 'field' }}
          className={buttonClass({ variant: 'second' })}
        >
          {t('back')}
        </LocalLink>
        <LocalLink to="school-list" className={buttonClass()}>
          {t('show')}
        </LocalLink>
      </div>
    </section>
  );
}
