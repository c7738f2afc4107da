import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/api/contract/shapes';
import { addScholarshipsMutation } from '@/api/scholarship';
import { useSignedIn } from '@/api/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useDeviceScholarships } from './device-store';
import { useScholarshipWords } from './use-scholarship-words';

function Leftovers({ ids }: { ids: readonly Id[] }) {
  const { t } = useTranslation('scholarship');
  const { number } = useScholarshipWords();
  const remove = useDeviceScholarships((state) => state.remove);
  const add = useMutation(addScholarshipsMutation(useQueryClient(), useLanguage(), remove));
  // `isPending` is one render late: a double click would send them twice.
  const sending = useRef(false);
  const counted = { count: ids.length, number: number(ids.length) };
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
    <Notice tone="warn" role="status" className="mb-6">
      <p className="font-600">{t('leftovers.title', counted)}</p>
      <p className="text-muted">{t('leftovers.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button loading={add.isPending} onClick={send}>
          {t('leftovers.add')}
        </Button>
        <Button variant="quiet" onClick={() => remove(ids)}>
          {t('leftovers.discard')}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * For a student whose scholarships from before the sign-in are still on this device alone, because they could
 * not be brought along (R27): offers to add them. Nothing otherwise.
 */
export function DeviceLeftovers() {
  const signedIn = useSignedIn();
  const ids = useDeviceScholarships((state) => state.ids);
  return signedIn && ids.length > 0 ? <Leftovers ids={ids} /> : null;
}
