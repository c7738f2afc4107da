import { valibotResolver } from '@hookform/resolvers/valibot';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  achievementTypeSchema,
  type Achievement,
  type AchievementChanges,
} from '@/api/achievement/contract';
import { describeFailure, fieldErrors, isCancelled, statusOf } from '@/api/http/errors';
import { useNow } from '@/shared/hooks/use-now';
import { failureText } from '@/i18n/failure-text';
import { countCharacters } from '@/lib/count-text';
import { useTranslation } from '@/i18n/use-translation';
import type { Failure } from '@/lib/failure';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/forms/checkbox';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { changesOf, formSchema, IMPACT_MAX, valuesOf, type FormValues } from './form-values';
import { MonthField } from './month-field';

type Props = {
  /** The one that is changed; `null` for a new one. */
  achievement: Achievement | null;
  /** Throws what the call threw: the form shows it. */
  onSave: (changes: AchievementChanges) => Promise<void>;
  onClose: () => void;
  /** What was typed in it before and is not saved. */
  kept: FormValues | undefined;
  /** Told what is typed and not saved; `null` for nothing. Always the same function. */
  onTyped: (values: FormValues | null) => void;
};

/** Where the server's words on a field of the wire stand. */
const PLACES: Record<string, keyof FormValues> = {
  type: 'type',
  title: 'title',
  role: 'role',
  start: 'startMonth',
  end: 'endMonth',
  hours: 'hours',
  impact: 'impact',
};

/** An achievement, written in its place in the list. What was typed stays until it is saved or given up. */
export function AchievementForm({ achievement, onSave, onClose, kept, onTyped }: Props) {
  const { t } = useTranslation('achievements');
  const { t: tCommon } = useTranslation();
  const year = useNow().getFullYear();
  const id = useId();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  // `isSubmitting` is one render late: a double click would send two.
  const sending = useRef(false);
  const [before] = useState(() => valuesOf(achievement));
  const { register, handleSubmit, control, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(formSchema),
    // All that is wrong at once; else what is wrong between fields waits for the rest.
    criteriaMode: 'all',
    defaultValues: kept ?? before,
  });
  const { errors } = formState;
  const now = useWatch({ control });
  const [goesOn] = useState(kept !== undefined);
  useEffect(() => {
    const typed = { ...before, ...now };
    onTyped(JSON.stringify(typed) === JSON.stringify(before) ? null : typed);
  }, [onTyped, before, now]);
  useEffect(() => () => onTyped(null), [onTyped]);
  useEffect(() => {
    // One that is open when the page opens leaves the focus where it is.
    if (!goesOn) setFocus('title');
  }, [goesOn, setFocus]);

  async function save(changes: AchievementChanges): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      // Saved, the form is over: a second press of the button finds it shut.
      await onSave(changes);
    } catch (error) {
      const said = Object.entries(fieldErrors(error)).filter(([name]) => name in PLACES);
      for (const [name, message] of said.toReversed()) {
        const place = PLACES[name];
        // The first field that is wrong has the focus.
        if (place) setError(place, { type: 'server', message }, { shouldFocus: true });
      }
      // A 401 has had its toast (R17).
      if (said.length === 0 && statusOf(error) !== 401) {
        setFailure(isCancelled(error) ? { kind: 'timeout' } : describeFailure(error));
      }
      sending.current = false;
      setBusy(false);
    }
  }

  const errorOf = (name: keyof FormValues): string | undefined => {
    const error = errors[name];
    if (!error?.message) return undefined;
    // Ours is the key of its words, so that it follows the language; the server's is said as it is.
    const own = error.message as Parameters<typeof errorText>[0];
    return error.type === 'server' ? error.message : errorText(own);
  };
  const errorText = (
    key:
      | 'noTitle'
      | 'longTitle'
      | 'longRole'
      | 'halfMonth'
      | 'noEnd'
      | 'endBeforeStart'
      | 'hours'
      | 'longImpact',
  ) => t(`form.error.${key}`);
  const withError = (name: keyof FormValues) => {
    const error = errorOf(name);
    return { ...register(name), ...(error !== undefined && { error }) };
  };
  const { ongoing, startYear, endYear, impact } = { ...before, ...now };

  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      className="grid gap-6 py-6"
      onSubmit={(event) => void handleSubmit((values) => save(changesOf(values)))(event)}
    >
      <h2 id={`${id}-title`} className="text-24 wrap-anywhere">
        {achievement ? t('form.edit', { title: achievement.title }) : t('form.add')}
      </h2>
      <div role="alert" className="empty:hidden">
        {failure && (
          <Notice tone="alert" icon={CircleAlert}>
            {failureText(tCommon, failure)}
          </Notice>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">
        <TextField
          {...withError('title')}
          label={t('form.title')}
          hint={t('form.titleHint')}
          autoComplete="off"
        />
        <TextField
          {...withError('role')}
          label={t('form.role')}
          hint={t('form.roleHint')}
          autoComplete="off"
        />
        <SelectField {...withError('type')} label={t('form.type')}>
          {achievementTypeSchema.options.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...withError('hours')}
          label={t('form.hours')}
          inputMode="decimal"
          autoComplete="off"
        />
        <MonthField
          label={t('form.start')}
          month={register('startMonth')}
          // The month's error is about both.
          year={register('startYear', { deps: 'startMonth' })}
          chosenYear={startYear}
          lastYear={year + 1}
          error={errorOf('startMonth')}
        />
        <div>
          {!ongoing && (
            <MonthField
              label={t('form.end')}
              month={register('endMonth')}
              year={register('endYear', { deps: 'endMonth' })}
              chosenYear={endYear}
              lastYear={year + 1}
              error={errorOf('endMonth')}
            />
          )}
          <Checkbox {...register('ongoing')} className={ongoing ? 'md:mt-8' : 'mt-1'}>
            {t('form.ongoing')}
          </Checkbox>
        </div>
        <TextArea
          {...withError('impact')}
          label={t('form.impact')}
          hint={t('form.impactHint')}
          className="md:col-span-2"
          count={t('form.count', {
            count: countCharacters(impact.trim()),
            max: IMPACT_MAX,
          })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
