import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookmarkWriteMutation } from '@/api/bookmark/queries';
import { useLanguage } from '@/i18n/use-locale';

/** Saves a change in place: the form shows what is refused, so there is no toast (R15). */
export function useSaveInPlace() {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    ...bookmarkWriteMutation(client, language),
    meta: { shownInPlace: true },
  });
}
