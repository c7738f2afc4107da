import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { basicInfoQuery } from '@/api/user/queries';
import { formatDigits, formatScore } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { gpaOutOfFour } from '@/lib/gpa';
import { readNumber } from '@/shared/forms/typed-number';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import type { Answers } from './answers';
import {
  averageOutOfTen,
  ieltsBand,
  satTotal,
  SCORE_RANGES,
  type AdmissionTest,
  type AverageScale,
  type EnglishTest,
} from './score-scales';

/** A student who grew up with English needs no test; compared as the highest band. */
export const NATIVE = 'native';
const NATIVE_BAND = 9;

/** The scale of each score. */
export type Scales = {
  average: AverageScale;
  ielts: EnglishTest | typeof NATIVE;
  sat: AdmissionTest;
};
export type ScoreName = keyof Scales;

/** The scales of the API, in which the answers are stored. */
export const STORED: Scales = { average: 'ten', ielts: 'ielts', sat: 'sat' };

/** A typed score of a scale, converted; `null` if the text is empty. */
function typedScore(scale: keyof typeof SCORE_RANGES, convert: (value: number) => number) {
  const { min, max, step } = SCORE_RANGES[scale];
  const fits = (value: number) =>
    value >= min && value <= max && (step === null || Number.isInteger(value / step));
  return v.pipe(
    v.string(),
    v.transform(readNumber),
    v.nullable(v.pipe(v.number(), v.check(fits), v.transform(convert))),
  );
}

/** Scores on the given scales as those of the answers. */
function schemaOf({ average, ielts, sat }: Scales) {
  const english = ielts === NATIVE ? 'ielts' : ielts;
  return v.object({
    average: typedScore(average, (value) => averageOutOfTen(value, average)),
    ielts: typedScore(english, (value) => ieltsBand(value, english)),
    sat: typedScore(sat, (value) => satTotal(value, sat)),
  });
}

type Scores = v.InferOutput<ReturnType<typeof schemaOf>>;

/** The average on the account's scale (R22). Visitors use the scale of 10. */
function useInitialAverage({ average }: Answers) {
  const language = useLanguage();
  const info = useQueryClient().getQueryData(basicInfoQuery(language).queryKey);
  const scale: AverageScale = info?.gpa_scale ?? 'ten';
  if (average === null) return { scale, text: '' };
  const ten = String(Math.round(average * 100) / 100);
  return { scale, text: scale === 'four' ? gpaOutOfFour(average) : ten };
}

export type ScoresForm = ReturnType<typeof useScoresForm>;

/** The scores as texts, each on a scale that the student chooses. */
export function useScoresForm(answers: Answers) {
  const locale = useLocale();
  const average = useInitialAverage(answers);
  const [initialScales] = useState({ ...STORED, average: average.scale });
  const [scales, setScales] = useState<Scales>(initialScales);
  const schema = schemaOf(scales);
  const { register, handleSubmit, watch, setValue, clearErrors, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      average: formatDigits(locale, average.text),
      ielts: answers.ielts === null ? '' : formatScore(locale, 'ielts', answers.ielts),
      sat: answers.sat === null ? '' : String(answers.sat),
    },
  });
  const isNative = scales.ielts === NATIVE;
  const { dirtyFields, errors, isDirty } = formState;
  const isChanged = (name: ScoreName) =>
    dirtyFields[name] === true || scales[name] !== initialScales[name];
  useUnsavedChanges(isDirty || isNative);

  return {
    register,
    errors,
    scales,
    setScale: <K extends ScoreName>(name: K, scale: Scales[K]) => {
      setScales((current) => ({ ...current, [name]: scale }));
      const path: ScoreName = name;
      // A score of one scale means nothing on another; the stored one returns with its scale.
      const stored = scale === initialScales[name] ? formState.defaultValues?.[path] : undefined;
      setValue(path, stored ?? '', { shouldDirty: true });
      clearErrors(path);
    },
    /** The typed score as one of the answers; `null` if it is empty or invalid. */
    scoreOf: (name: ScoreName): number | null => {
      const score = v.safeParse(schema.entries[name], watch(name));
      return score.success ? score.output : null;
    },
    /** Saves the scores that were changed: the others may be newer elsewhere, and an average converted twice is rounded. */
    handleSubmit: (save: (scores: Partial<Scores>) => void) =>
      handleSubmit(({ average: ten, ielts, sat }) =>
        save({
          ...(isChanged('average') && { average: ten }),
          ...(isChanged('ielts') && { ielts: isNative ? NATIVE_BAND : ielts }),
          ...(isChanged('sat') && { sat }),
        }),
      ),
  };
}
