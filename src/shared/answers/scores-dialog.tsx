import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type FieldPath } from 'react-hook-form';
import * as v from 'valibot';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { gpaOutOfFour } from '@/lib/gpa';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { TextField } from '@/ui/forms/text-field';
import type { Answers } from './answers';

/** A number with a decimal point or comma; empty for none. */
function figure(check: (value: number) => boolean) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(',', '.')),
    v.check((text) => text === '' || (/^\d+(\.\d+)?$/.test(text) && check(Number(text)))),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
}

const schema = v.object({
  average: figure((value) => value <= 10),
  ielts: figure((value) => value <= 9 && Number.isInteger(value * 2)),
  sat: figure((value) => value >= 400 && value <= 1600 && Number.isInteger(value)),
});

type Values = v.InferInput<typeof schema>;

type Props = {
  answers: Answers;
  change: (changes: Partial<Answers>) => void;
  onClose: () => void;
};

/** Optional scores: each turns unknown criteria into met or unmet ones. */
export function ScoresDialog({ answers, change, onClose }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  // Vietnamese has a decimal comma; a band is a name and stays as IELTS writes it.
  const point = useLocale() === 'vi' ? ',' : '.';
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      average: answers.average === null ? '' : String(answers.average).replace('.', point),
      ielts: answers.ielts === null ? '' : answers.ielts.toFixed(1),
      sat: answers.sat === null ? '' : String(answers.sat),
    },
  });
  useUnsavedChanges(formState.isDirty);
  const field = (name: FieldPath<Values>) => ({
    ...register(name),
    label: t(`scores.${name}`),
    inputMode: 'decimal' as const,
    ...(formState.errors[name] && { error: t(`scores.${name}Error`) }),
  });
  const average = v.safeParse(schema.entries.average, watch('average'));
  const four = average.success ? gpaOutOfFour(average.output) : '';
  return (
    <Dialog open onClose={onClose} title={t('title.scores')} closeLabel={t('common:action.close')}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void handleSubmit((scores) => {
            change(scores);
            onClose();
          })(event)
        }
      >
        <p className="text-muted">{t('lead.scores')}</p>
        <TextField
          {...field('average')}
          {...(four && { hint: t('scores.averageHint', { four: four.replace('.', point) }) })}
        />
        <TextField {...field('ielts')} />
        <TextField {...field('sat')} />
        <div className="flex gap-2">
          <Button type="submit">{t('scores.save')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
