import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addBookmarksMutation } from '@/api/bookmark/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Leftovers } from '@/ui/data/leftovers';
import { useDevicePrograms } from '@/shared/device-list/device-programs';

/**
 * For a student whose programs from before the sign-in are still on this device alone, because they could not
 * be brought along (R27): offers to add them. Nothing otherwise.
 */
export function ProgramLeftovers() {
  const { t } = useTranslation('saved');
  const signedIn = useSignedIn();
  const items = useDevicePrograms((state) => state.items);
  const remove = useDevicePrograms((state) => state.remove);
  const add = useMutation(addBookmarksMutation(useQueryClient(), useLanguage(), remove));
  if (!signedIn || items.length === 0) return null;
  const ids = items.map(({ programId }) => programId);
  const counted = { count: items.length };
  return (
    <Leftovers
      title={t('leftovers.title', counted)}
      text={t('leftovers.text', counted)}
      addLabel={t('leftovers.add', counted)}
      discardLabel={t('leftovers.discard', counted)}
      onAdd={() => add.mutateAsync(ids)}
      adding={add.isPending}
      onDiscard={() => remove(ids)}
    />
  );
}
