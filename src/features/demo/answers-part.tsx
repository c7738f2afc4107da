import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { OptionField } from '@/ui/forms/select-field';
import { Part } from './part';
import { CHOICES, type SampleAnswers } from './sample';
import { useDemo } from './store';
import { useSampleFormat } from './use-sample-format';

function FixedAnswer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-17 font-500">{children}</dd>
    </div>
  );
}

/** The sample student's answers, some of them to be changed. */
export function AnswersPart() {
  const { t } = useTranslation('demo');
  const { number, band, money } = useSampleFormat();
  const answers = useDemo((state) => state.data.answers);
  const change = (changes: Partial<SampleAnswers>) =>
    useDemo.getState().change({ answers: { ...answers, ...changes } }, 'answers');
  return (
    <Part id="answers" title={t('answers.title')} lead={t('answers.lead')}>
      <div className="grid gap-x-14 gap-y-6 border-t pt-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <dl className="ledger">
          <FixedAnswer name={t('answers.grade')}>{number(12)}</FixedAnswer>
          <FixedAnswer name={t('answers.field')}>{t('answers.fieldValue')}</FixedAnswer>
          <FixedAnswer name={t('answers.countries')}>{t('answers.countriesValue')}</FixedAnswer>
        </dl>
        <div className="grid content-start gap-5 pt-3 md:grid-cols-3">
          <OptionField
            label={t('answers.budget')}
            options={CHOICES.budgetMax.map((value) => ({ value, label: money(value) }))}
            value={answers.budgetMax}
            onChange={(budgetMax) => change({ budgetMax })}
          />
          <OptionField
            label={t('answers.average')}
            options={CHOICES.average.map((value) => ({ value, label: number(value) }))}
            value={answers.average}
            onChange={(average) => change({ average })}
          />
          <OptionField
            label={t('answers.ielts')}
            options={CHOICES.ielts.map((value) => ({
              value,
              label: value === null ? t('answers.notYet') : band(value),
            }))}
            value={answers.ielts}
            onChange={(ielts) => change({ ielts })}
          />
          <Checkbox
            checked={answers.chemistry}
            onChange={(event) => change({ chemistry: event.target.checked })}
            className="md:col-span-3"
          >
            {t('answers.chemistry')}
          </Checkbox>
        </div>
      </div>
    </Part>
  );
}
