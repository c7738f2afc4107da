import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useId, useState } from 'react';
import type { Achievement, AchievementChanges } from '@/api/achievement/contract';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { SubmitForm } from '@/shared/forms/submit-form';
import { useSubmitForm } from '@/shared/forms/use-submit-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { AchievementFields } from './achievement-fields';
import {
  toAchievementChanges,
  formSchema,
  isFormError,
  toFormValues,
  type FormValues,
} from './form-values';

type Props = {
  /** The achievement to change; `null` for a new one. */
  achievement: Achievement | null;
  /** The achievement was deleted while its form was open: saving adds it again. */
  deleted?: boolean;
  /** Makes the call. Its error is shown in the form. */
  onSave: (changes: AchievementChanges) => Promise<void>;
  onClose: () => void;
  /** Unsaved values of a form that something other than the student closed. */
  kept: FormValues | undefined;
  /** The form was open before the page loaded: it leaves the focus alone. */
  restored: boolean;
  /** Receives the unsaved values, `null` for none. Must be stable. */
  onTyped: (values: FormValues | null) => void;
};

/** Names of the API for the fields that differ. */
const SERVER_NAMES = { startMonth: 'start', endMonth: 'end' };

/** Form of an achievement, in its place in the list. */
export function AchievementForm(props: Props) {
  const { achievement, deleted = false, onSave, onClose, kept, restored, onTyped } = props;
  const { t } = useTranslation('achievements');
  const locale = useLocale();
  const id = useId();
  const [before] = useState(() => toFormValues(achievement, locale));
  const form = useSubmitForm({
    schema: formSchema,
    defaultValues: kept ?? before,
    serverNames: SERVER_NAMES,
    errorText: (message) => (isFormError(message) ? t(`form.error.${message}`) : message),
    send: (values) => onSave(toAchievementChanges(values)),
  });
  const { setFocus } = form;
  const typed = JSON.stringify(form.watch());
  useEffect(() => {
    const values: FormValues = JSON.parse(typed);
    onTyped(typed === JSON.stringify(before) ? null : values);
  }, [onTyped, before, typed]);
  useEffect(() => {
    if (!restored) setFocus('title');
  }, [restored, setFocus]);

  return (
    <SubmitForm form={form} aria-labelledby={`${id}-title`} className="gap-6 py-6">
      <h2 id={`${id}-title`} className="text-24 wrap-anywhere">
        {achievement ? t('form.edit', { title: achievement.title }) : t('form.add')}
      </h2>
      {deleted && (
        <Notice tone="alert" icon={CircleAlert} role="status">
          {t('form.deleted')}
        </Notice>
      )}
      <AchievementFields form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.busy}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </SubmitForm>
  );
}
