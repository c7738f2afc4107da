import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addBookmarksMutation } from '@/api/bookmark';
import { useSignedIn } from '@/api/use-session';
import { formatNumber } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useDeviceSaved, type SavedItem } from './device-store';

function Leftovers({ items }: { items: readonly SavedItem[] }) {
  const { t } = useTranslation('saved');
  const locale = useLocale();
  const remove = useDeviceSaved((state) => state.remove);
  const add = useMutation(addBookmarksMutation(useQueryClient(), useLanguage(), remove));
  // `isPending` is one render late: a double click would send them twice.
  const sending = useRef(false);
  const ids = items.map(({ programId }) => programId);
  const counted = { count: items.length, number: formatNumber(locale, items.length) };
  const send = () => {
    if (sending.current) return;
    sending.current = true;
    add.mutate(ids, {
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return (
    <Notice tone="warn" role="status" className="mb-6 print:hidden">
      <p className="font-600">{t('leftovers.title', counted)}</p>
      <p className="text-muted">{t('leftovers.text', counted)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button loading={add.isPending} onClick={send}>
          {t('leftovers.add', counted)}
        </Button>
        <Button variant="quiet" onClick={() => remove(ids)}>
          {t('leftovers.discard', counted)}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * For a student whose programs from before the sign-in are still on this device alone, because they could not
 * be brought along (R27): offers to add them. Nothing otherwise.
 */
export function DeviceLeftovers() {
  const signedIn = useSignedIn();
  const items = useDeviceSaved((state) => state.items);
  return signedIn && items.length > 0 ? <Leftovers items={items} /> : null;
}
