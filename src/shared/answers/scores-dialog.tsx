import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import * as v from 'valibot';
import { basicInfoQuery } from '@/api/user/queries';
import { formatDigits, formatScore } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { gpaOutOfFour } from '@/lib/gpa';
import {
  ADMISSION_TESTS,
  AVERAGE_SCALES,
  averageOutOfTen,
  ENGLISH_TESTS,
  ieltsBand,
  satTotal,
  SCORE_RANGES,
  type AdmissionTest,
  type AverageScale,
  type EnglishTest,
} from './score-scales';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { OptionField } from '@/ui/forms/select-field';
import { TextField } from '@/ui/forms/text-field';
import type { Answers } from './answers';

/** A student who grew up with English needs no test; compared as the highest band. */
const NATIVE = 'native';
const NATIVE_BAND = 9;

/** The scale of each score. */
type Scales = {
  average: AverageScale;
  ielts: EnglishTest | typeof NATIVE;
  sat: AdmissionTest;
};

/** The scales of the API, in which the answers are stored. */
const STORED: Scales = { average: 'ten', ielts: 'ielts', sat: 'sat' };

/** A number of a scale with a decimal point or comma; empty for none. */
function figure(scale: keyof typeof SCORE_RANGES) {
  const { min, max, step } = SCORE_RANGES[scale];
  const fits = (value: number) =>
    value >= min && value <= max && (step === null || Number.isInteger(value / step));
  return v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(',', '.')),
    v.check((text) => text === '' || (/^\d+(\.\d+)?$/.test(text) && fits(Number(text)))),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
}

function converted(scale: keyof typeof SCORE_RANGES, convert: (value: number) => number) {
  return v.pipe(
    figure(scale),
    v.transform((value) => (value === null ? null : convert(value))),
  );
}

/** Scores on the given scales as those of the answers. */
function schemaOf({ average, ielts, sat }: Scales) {
  const english = ielts === NATIVE ? 'ielts' : ielts;
  return v.object({
    average: converted(average, (value) => averageOutOfTen(value, average)),
    ielts: converted(english, (value) => ieltsBand(value, english)),
    sat: converted(sat, (value) => satTotal(value, sat)),
  });
}

type Values = v.InferInput<ReturnType<typeof schemaOf>>;

type Props = {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  onClose: () => void;
};

/** The average on the account's scale (R22). Visitors use the scale of 10. */
function useInitialAverage({ average }: Answers) {
  const language = useLanguage();
  const info = useQueryClient().getQueryData(basicInfoQuery(language).queryKey);
  const scale: AverageScale = info?.gpa_scale ?? 'ten';
  if (average === null) return { scale, text: '' };
  const ten = String(Math.round(average * 100) / 100);
  return { scale, text: scale === 'four' ? gpaOutOfFour(average) : ten };
}

/** Optional scores: each turns unknown criteria into met or unmet ones. */
export function ScoresDialog({ answers, change, onClose }: Props) {
  const { t } = useTranslation(['questions', 'results', 'common']);
  const locale = useLocale();
  const average = useInitialAverage(answers);
  const [initialScales] = useState({ ...STORED, average: average.scale });
  const [scales, setScales] = useState<Scales>(initialScales);
  const schema = schemaOf(scales);
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      average: formatDigits(locale, average.text),
      ielts: answers.ielts === null ? '' : formatScore(locale, 'ielts', answers.ielts),
      sat: answers.sat === null ? '' : String(answers.sat),
    },
  });
  const isNative = scales.ielts === NATIVE;
  const keepsAverage = scales.average === initialScales.average && !formState.dirtyFields.average;
  useUnsavedChanges(formState.isDirty || isNative);

  const countsAs = (name: FieldPath<Values>): string | null => {
    const score = v.safeParse(schema.entries[name], watch(name));
    if (!score.success || score.output === null) return null;
    if (name === 'average' && scales.average === 'ten') {
      const four = formatDigits(locale, gpaOutOfFour(score.output));
      return t('results:scales.hint', { four });
    }
    if (scales[name] === name) return null;
    const text = {
      average: formatDigits(locale, score.output.toFixed(1)),
      ielts: formatScore(locale, 'ielts', score.output),
      sat: formatScore(locale, 'sat', score.output),
    };
    return t(`results:scales.countsAs.${name}`, { score: text[name] });
  };
  const field = (name: FieldPath<Values>) => {
    const hint = countsAs(name);
    const scale = scales[name];
    const isStored = scale === STORED[name];
    const { min, max } = SCORE_RANGES[scale === NATIVE ? 'ielts' : scale];
    const error = isStored ? t(`scores.${name}Error`) : t('results:scales.error', { min, max });
    return {
      ...register(name),
      label: isStored ? t(`scores.${name}`) : t(`results:scales.${scale}`),
      inputMode: 'decimal' as const,
      ...(hint !== null && { hint }),
      ...(formState.errors[name] && { error }),
    };
  };
  const choice = <K extends FieldPath<Values>>(name: K, options: readonly Scales[K][]) => ({
    label: t(`results:scales.choose.${name}`),
    options: options.map((value) => ({ value, label: t(`results:scales.${value}`) })),
    value: scales[name],
    onChange: (value: Scales[K]) => {
      setScales((current) => ({ ...current, [name]: value }));
      const path: FieldPath<Values> = name;
      // A score of one scale means nothing on another; the stored one returns with its scale.
      const stored = value === initialScales[name] ? formState.defaultValues?.[path] : undefined;
      setValue(path, stored ?? '', { shouldDirty: true });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('results:scales.title')}
      closeLabel={t('common:action.close')}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void handleSubmit((scores) => {
            change({
              ...scores,
              ...(isNative && { ielts: NATIVE_BAND }),
              // Converted there and back it would be rounded.
              ...(keepsAverage && { average: answers.average }),
            });
            onClose();
          })(event)
        }
      >
        <p className="text-muted">{t('results:scales.lead')}</p>
        <div className="grid gap-2">
          <OptionField {...choice('average', AVERAGE_SCALES)} />
          <TextField {...field('average')} />
        </div>
        <div className="grid gap-2">
          <OptionField {...choice('ielts', [...ENGLISH_TESTS, NATIVE])} />
          {isNative ? (
            <p className="text-muted">{t('results:scales.nativeNote')}</p>
          ) : (
            <TextField {...field('ielts')} />
          )}
        </div>
        <div className="grid gap-2">
          <OptionField {...choice('sat', ADMISSION_TESTS)} />
          <TextField {...field('sat')} />
        </div>
        <div className="flex gap-2">
          <Button type="submit">{t('results:scales.save')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
