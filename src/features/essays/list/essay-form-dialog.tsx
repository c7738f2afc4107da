import { valibotResolver } from '@hookform/resolvers/valibot';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import * as v from 'valibot';
import { essayStatusSchema, type Essay } from '@/api/essay/contract';
import { describeFailure, fieldErrors, isCancelled } from '@/api/http/errors';
import type { BesideText } from '@/api/essay/queries';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters } from '@/lib/count-text';
import type { Failure } from '@/lib/failure';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';

/** Longest texts, in characters, as the API takes them. */
const LONGEST = { title: 10_000, prompt: 2000, purpose: 200 };

function short(most: number) {
  const fits = (text: string) => countCharacters(text) <= most;
  return v.pipe(v.string(), v.trim(), v.check(fits));
}

const schema = v.object({
  title: short(LONGEST.title),
  prompt: short(LONGEST.prompt),
  limit: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s.,](?=\d{3}$)/, '').trim()),
    v.check((text) => text === '' || (/^\d+$/.test(text) && +text >= 1 && +text <= 10_000)),
  ),
  purpose: short(LONGEST.purpose),
  status: essayStatusSchema,
});

type Values = v.InferInput<typeof schema>;
type TextName = Exclude<FieldPath<Values>, 'status'>;

/** What was filled in; `title` belongs to a new essay alone. */
export type EssayForm = { title: string; beside: BesideText };

type Props = {
  /** The essay whose settings these are; a new one when left out. */
  essay?: Essay;
  /** Takes what was filled in. What it throws is shown at its field, or above them. */
  onSubmit: (form: EssayForm) => Promise<void>;
  onClose: () => void;
};

const SERVER_FIELDS = {
  title: 'content',
  prompt: 'prompt',
  limit: 'word_limit',
  purpose: 'purpose',
} as const;

/** What an essay is about: a new one, or the settings of one that is there. */
export function EssayFormDialog({ essay, onSubmit, onClose }: Props) {
  const { t } = useTranslation(['essays', 'common']);
  const { t: tCommon } = useTranslation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  // `busy` is one render late: a double click would send two.
  const sending = useRef(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      title: '',
      prompt: essay?.prompt ?? '',
      limit: essay?.word_limit == null ? '' : String(essay.word_limit),
      purpose: essay?.purpose ?? '',
      status: essay?.status ?? 'draft',
    },
  });

  useUnsavedChanges(formState.isDirty);

  async function submit({ title, prompt, limit, purpose, status }: v.InferOutput<typeof schema>) {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const word_limit = limit === '' ? null : Number(limit);
      await onSubmit({
        title,
        beside: { prompt: prompt || null, word_limit, purpose: purpose || null, status },
      });
    } catch (error) {
      const said = fieldErrors(error);
      const names = Object.keys(SERVER_FIELDS) as TextName[]; // keys of a constant object
      const wrong = names.filter((name) => said[SERVER_FIELDS[name]]);
      for (const [at, name] of wrong.entries()) {
        const message = said[SERVER_FIELDS[name]] ?? '';
        setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
      }
      if (wrong.length === 0 && !isCancelled(error)) setFailure(describeFailure(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const field = (name: TextName) => {
    const error = formState.errors[name];
    const own =
      name === 'limit' ? t('form.limitError') : t('form.tooLong', { count: LONGEST[name] });
    const text = error?.type === 'server' ? error.message : own;
    return { ...register(name), label: t(`form.${name}`), ...(error && { error: text }) };
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={essay ? t('form.settingsTitle') : t('form.newTitle')}
      closeLabel={t('common:action.close')}
    >
      <form
        noValidate
        className="grid gap-5 pt-2"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <div role="alert">
          {failure && (
            <Notice tone="alert" icon={CircleAlert}>
              {failureText(tCommon, failure)}
            </Notice>
          )}
        </div>
        {!essay && <TextField {...field('title')} hint={t('form.titleHint')} autoComplete="off" />}
        <TextArea {...field('prompt')} hint={t('form.promptHint')} />
        <TextField
          {...field('limit')}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-48"
        />
        <TextField {...field('purpose')} hint={t('form.purposeHint')} autoComplete="off" />
        {essay && (
          <SelectField {...register('status')} label={t('status.label')} className="max-w-72">
            {essayStatusSchema.options.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={busy}>
            {essay ? t('form.save') : t('form.create')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
