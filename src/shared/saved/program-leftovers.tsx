import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addBookmarksMutation } from '@/api/bookmark/queries';
import { useSignedIn } from '@/api/http/use-session';
import { hasFeature } from '@/browser/features';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Leftovers } from './leftovers';
import { useDevicePrograms } from '@/shared/device-list/device-programs';

/** Programs from before the sign-in that could not be moved into the account (R27). */
export function ProgramLeftovers() {
  const { t } = useTranslation('saved');
  const signedIn = useSignedIn();
  const items = useDevicePrograms((state) => state.items);
  const remove = useDevicePrograms((state) => state.remove);
  const add = useMutation(addBookmarksMutation(useQueryClient(), useLanguage(), remove));
  if (!signedIn || items.length === 0 || !hasFeature('plan')) return null;
  const ids = items.map(({ programId }) => programId);
  const counted = { count: items.length };
  return (
    <Leftovers
      title={t('leftovers.title', counted)}
      text={t('leftovers.text', counted)}
      addLabel={t('leftovers.add', counted)}
      discardLabel={t('leftovers.discard', counted)}
      onAdd={() => add.mutateAsync(ids)}
      onDiscard={() => remove(ids)}
    />
  );
}
