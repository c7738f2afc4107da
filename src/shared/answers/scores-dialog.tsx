import { formatDigits, formatScore } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { gpaOutOfFour, gpaOutOfTen } from '@/lib/gpa';
import { Button } from '@/ui/button';
import { OptionField } from '@/ui/forms/select-field';
import { TextField } from '@/ui/forms/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import type { Answers } from './answers';
import { ADMISSION_TESTS, AVERAGE_SCALES, ENGLISH_TESTS, SCORE_RANGES } from './score-scales';
import {
  NATIVE,
  STORED,
  useScoresForm,
  type Scales,
  type ScoreName,
  type ScoresForm,
} from './use-scores-form';

/** Says what a score counts as: an average on the other scale, any other score as that of the answers. */
function useCountsAs({ scales, scoreOf }: ScoresForm, name: ScoreName): string | null {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const score = scoreOf(name);
  if (score === null) return null;
  if (name === 'average' && scales.average === 'ten') {
    return t('scales.hint', { four: formatDigits(locale, gpaOutOfFour(score)) });
  }
  if (scales[name] === STORED[name]) return null;
  const text =
    name === 'average'
      ? formatDigits(locale, gpaOutOfTen((score / 10) * 4))
      : formatScore(locale, name, score);
  return t(`scales.countsAs.${name}`, { score: text });
}

/** A score: its scale, then the figure. */
function ScoreField<K extends ScoreName>({
  name,
  options,
  form,
}: {
  name: K;
  options: readonly Scales[K][];
  form: ScoresForm;
}) {
  const { t } = useTranslation(['questions', 'results']);
  const { register, errors, scales, setScale } = form;
  const hint = useCountsAs(form, name);
  const scale: Scales[ScoreName] = scales[name];
  const isStored = scale === STORED[name];
  const range = SCORE_RANGES[scale === NATIVE ? 'ielts' : scale];
  const error = isStored ? t(`scores.${name}Error`) : t('results:scales.error', range);
  return (
    <div className="grid gap-2">
      <OptionField
        label={t(`results:scales.choose.${name}`)}
        options={options.map((value) => ({ value, label: t(`results:scales.${value}`) }))}
        value={scales[name]}
        onChange={(value) => setScale(name, value)}
      />
      {scale === NATIVE ? (
        <p className="text-muted">{t('results:scales.nativeNote')}</p>
      ) : (
        <TextField
          {...register(name)}
          label={isStored ? t(`scores.${name}`) : t(`results:scales.${scale}`)}
          inputMode="decimal"
          hint={hint}
          error={errors[name] && error}
        />
      )}
    </div>
  );
}

const FORM_ID = 'scores-form';

type Props = {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  onClose: () => void;
};

/** Optional scores: each turns unknown criteria into met or unmet ones. */
export function ScoresDialog({ answers, change, onClose }: Props) {
  const { t } = useTranslation(['results', 'common']);
  const form = useScoresForm(answers);
  const submit = form.handleSubmit((scores) => {
    change(scores);
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sheet"
      title={t('scales.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button type="submit" form={FORM_ID}>
            {t('scales.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-muted">{t('scales.lead')}</p>
        <ScoreField name="average" options={AVERAGE_SCALES} form={form} />
        <ScoreField name="ielts" options={[...ENGLISH_TESTS, NATIVE]} form={form} />
        <ScoreField name="sat" options={ADMISSION_TESTS} form={form} />
      </form>
    </Dialog>
  );
}
