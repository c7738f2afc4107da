import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { essayStatusSchema, type Essay } from '@/api/essay/contract';
import type { EssayDetails } from '@/api/essay/queries';
import { countCharacters, trimmed } from '@/lib/count-text';
import { useTranslation } from '@/i18n/use-translation';
import { keysOf } from '@/lib/keys-of';
import { LeaveQuestion, LeaveGuard } from '@/shared/forms/leave-guard';
import { SubmitForm } from '@/shared/forms/submit-form';
import { readWordLimit } from '@/shared/forms/typed-number';
import { useSubmitForm } from '@/shared/forms/use-submit-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { SelectField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';

/** Length limits in characters: the API's, and our own for the title, which is a line of the list of essays. */
const MAX_LENGTH = { title: 200, prompt: 2000, purpose: 200 };

function short(most: number) {
  const fits = (text: string) => countCharacters(text) <= most;
  return v.pipe(v.string(), v.transform(trimmed), v.check(fits));
}

const schema = v.object({
  title: short(MAX_LENGTH.title),
  prompt: short(MAX_LENGTH.prompt),
  limit: v.pipe(v.string(), v.transform(readWordLimit), v.nullable(v.number())),
  purpose: short(MAX_LENGTH.purpose),
  status: essayStatusSchema,
});

/** The filled form; `title` is for a new essay only. Of an existing one what was changed: the rest may be newer elsewhere. */
export type EssayForm = { title: string; details: EssayDetails };

type Props = {
  /** The essay to change; left out for a new one. */
  essay?: Essay;
  /** Makes the call. Its error is shown at its field or above the form. `isOpen` is false once the dialog is closed. */
  onSubmit: (form: EssayForm, isOpen: () => boolean) => Promise<void>;
  onClose: () => void;
};

const SERVER_NAMES = { title: 'content', limit: 'word_limit' };

function detailsOf({ prompt, word_limit, purpose, status }: Essay): EssayDetails {
  return { prompt: prompt || null, word_limit, purpose: purpose || null, status };
}

function changesSince(before: EssayDetails, now: EssayDetails): EssayDetails {
  const names = keysOf(now).filter((name) => now[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** Form of a new essay, or the settings of an existing one. */
export function EssayFormDialog({ essay, onSubmit, onClose }: Props) {
  const { t } = useTranslation(['essays', 'common']);
  const [before] = useState(() => essay && detailsOf(essay));
  /** Whether leaving loses what is typed. Not while it is being sent: then the essay opens. */
  const atRisk = useRef(false);
  const isUnsaved = useCallback(() => atRisk.current, []);
  const form = useSubmitForm({
    schema,
    defaultValues: {
      title: '',
      prompt: essay?.prompt ?? '',
      limit: essay?.word_limit == null ? '' : String(essay.word_limit),
      purpose: essay?.purpose ?? '',
      status: essay?.status ?? 'draft',
    },
    serverNames: SERVER_NAMES,
    errorText: (_, name) =>
      name === 'title' || name === 'prompt' || name === 'purpose'
        ? t('form.tooLong', { count: MAX_LENGTH[name] })
        : t('form.limitError'),
    send: ({ title, prompt, limit: word_limit, purpose, status }, isOpen) => {
      // Not left to the next render: the essay may open before it.
      atRisk.current = false;
      const details = { prompt: prompt || null, word_limit, purpose: purpose || null, status };
      return onSubmit({ title, details: before ? changesSince(before, details) : details }, isOpen);
    },
  });
  const unsaved = form.formState.isDirty && !form.busy;
  useLayoutEffect(() => {
    atRisk.current = unsaved;
  });
  const [asking, setAsking] = useState(false);
  const close = () => (unsaved ? setAsking(true) : onClose());
  const texts = t('form.leave', { returnObjects: true });
  const field = (name: keyof typeof MAX_LENGTH | 'limit') => ({
    ...form.field(name),
    label: t(`form.${name}`),
  });
  // The first focus of a new essay.
  const titleBox = useRef<HTMLInputElement>(null);
  const { ref: registerTitle, ...title } = field('title');

  return (
    <Dialog
      open
      onClose={close}
      title={essay ? t('form.settingsTitle') : t('form.newTitle')}
      closeLabel={t('common:action.close')}
      initialFocus={titleBox}
    >
      <SubmitForm form={form} className="gap-5 pt-4">
        {!essay && (
          <TextField
            {...title}
            ref={(box: HTMLInputElement | null) => {
              registerTitle(box);
              titleBox.current = box;
            }}
            hint={t('form.titleHint')}
            autoComplete="off"
          />
        )}
        <TextArea {...field('prompt')} hint={t('form.promptHint')} />
        <TextField {...field('limit')} narrow inputMode="numeric" autoComplete="off" />
        <TextField {...field('purpose')} hint={t('form.purposeHint')} autoComplete="off" />
        {essay && (
          <SelectField {...form.register('status')} label={t('status.label')} className="max-w-72">
            {essayStatusSchema.options.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={form.busy}>
            {essay ? t('form.save') : t('form.create')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </SubmitForm>
      <LeaveGuard unsaved={unsaved} isUnsaved={isUnsaved} texts={texts} />
      {asking && <LeaveQuestion texts={texts} onStay={() => setAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
