import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Checkbox } from '@/ui/forms/choice';
import { SelectField } from '@/ui/forms/select-field';
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
          <SelectField
            label={t('answers.budget')}
            value={String(answers.budgetMax)}
            onChange={(event) => change({ budgetMax: Number(event.target.value) })}
          >
            {CHOICES.budgetMax.map((max) => (
              <option key={max} value={max}>
                {money(max)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('answers.average')}
            value={String(answers.average)}
            onChange={(event) => change({ average: Number(event.target.value) })}
          >
            {CHOICES.average.map((average) => (
              <option key={average} value={average}>
                {number(average)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('answers.ielts')}
            value={String(answers.ielts ?? '')}
            onChange={(event) =>
              change({ ielts: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            {CHOICES.ielts.map((ielts) => (
              <option key={ielts} value={ielts ?? ''}>
                {ielts === null ? t('answers.notYet') : band(ielts)}
              </option>
            ))}
          </SelectField>
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
