import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { programTitlesQuery } from '@/api/journey/queries';
import { useSignedIn } from '@/api/http/use-session';
import { saveBasicInfoMutation } from '@/api/user/mutations';
import { basicInfoQuery } from '@/api/user/queries';
import { useLanguage } from '@/i18n/use-locale';
import { accountWithAnswers, answersOfAccount } from './account-answers';
import { NO_ANSWERS, type Answers } from './answers';
import { useAnswersStore } from './answers-store';

type UseAnswers = {
  answers: Answers;
  /** The account's answers have not loaded yet. */
  loading: boolean;
  change: (changes: Partial<Answers>) => void;
};

/** A visitor's answers on the device, or a student's in the account (R19). */
export function useAnswers(): UseAnswers {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const client = useQueryClient();
  const local = useAnswersStore((state) => state.answers);
  const answer = useAnswersStore((state) => state.answer);
  const { data: info, isPending } = useQuery({
    ...basicInfoQuery(language),
    enabled: signedIn,
  });
  const hasMajorWithoutId = info?.educational_records?.next_program_titles?.some(
    ({ id }) => id == null,
  );
  const { data: titles = [] } = useQuery({
    ...programTitlesQuery(language),
    enabled: signedIn && hasMajorWithoutId === true,
  });
  const save = useMutation(saveBasicInfoMutation(client, language));
  if (!signedIn) return { answers: local, loading: false, change: answer };
  const { queryKey } = basicInfoQuery(language);
  /** Changes the newest record, so that two changes in a row are both saved. */
  const changeAccount = async (changes: Partial<Answers>) => {
    const [known] = await Promise.all([
      changes.titleIds?.length ? client.ensureQueryData(programTitlesQuery(language)) : titles,
      client.ensureQueryData(basicInfoQuery(language)),
    ]);
    const before = client.getQueryData(queryKey);
    if (!before) return;
    const body = accountWithAnswers(before, changes, known);
    // Optimistic; rolled back to `before` if the server refuses.
    client.setQueryData(queryKey, body);
    save.mutate({ body, before });
  };
  return {
    answers: info ? answersOfAccount(info, titles) : NO_ANSWERS,
    loading: isPending,
    // A failed load has a toast.
    change: (changes) => void changeAccount(changes).catch(() => undefined),
  };
}
