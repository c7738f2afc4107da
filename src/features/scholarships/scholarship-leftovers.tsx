import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addScholarshipsMutation } from '@/api/scholarship/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Leftovers } from '@/shared/saved/leftovers';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';

/** Offers to add scholarships of this device that could not be added to the account at sign-in (R27). */
export function ScholarshipLeftovers() {
  const { t } = useTranslation('scholarship');
  const signedIn = useSignedIn();
  const ids = useDeviceScholarships((state) => state.items);
  const remove = useDeviceScholarships((state) => state.remove);
  const add = useMutation(addScholarshipsMutation(useQueryClient(), useLanguage(), remove));
  if (!signedIn || ids.length === 0) return null;
  return (
    <Leftovers
      title={t('leftovers.title', { count: ids.length })}
      text={t('leftovers.text')}
      addLabel={t('leftovers.add')}
      discardLabel={t('leftovers.discard')}
      onAdd={() => add.mutateAsync(ids)}
      onDiscard={() => remove(ids)}
    />
  );
}
