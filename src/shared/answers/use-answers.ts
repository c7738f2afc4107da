import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { programTitlesQuery } from '@/api/journey/queries';
import { useSignedIn } from '@/api/http/use-session';
import { basicInfoQuery, saveBasicInfoMutation } from '@/api/user/queries';
import { useLanguage } from '@/i18n/use-locale';
import { accountWithAnswers, answersOfAccount } from './account-answers';
import { NO_ANSWERS, type Answers } from './answers';
import { useSelections } from './answers-store';

type UseAnswers = {
  answers: Answers;
  /** The account's answers are not there yet. */
  loading: boolean;
  /** Changes some answers: on the device for a visitor, in the account for a student (R19). */
  change: (changes: Partial<Answers>) => void;
};

/** The answers of whoever is on the page: the device's for a visitor, the account's for a student. */
export function useAnswers(): UseAnswers {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const client = useQueryClient();
  const local = useSelections((state) => state.answers);
  const answer = useSelections((state) => state.answer);
  const { data: info, isPending } = useQuery({
    ...basicInfoQuery(language),
    enabled: signedIn,
  });
  const unnamed = info?.educational_records?.next_program_titles?.some(({ id }) => id == null);
  const { data: titles = [] } = useQuery({
    ...programTitlesQuery(language),
    enabled: signedIn && unnamed === true,
  });
  const save = useMutation(saveBasicInfoMutation(client, language));
  if (!signedIn) return { answers: local, loading: false, change: answer };
  const { queryKey } = basicInfoQuery(language);
  /** Builds on the newest record, so that two changes in a row both count. */
  const changeAccount = async (changes: Partial<Answers>) => {
    const [known] = await Promise.all([
      changes.titleIds?.length ? client.ensureQueryData(programTitlesQuery(language)) : titles,
      client.ensureQueryData(basicInfoQuery(language)),
    ]);
    const before = client.getQueryData(queryKey);
    if (!before) return;
    const body = accountWithAnswers(before, changes, known);
    // What is on its way stands already; a refused change falls back to what the account had.
    client.setQueryData(queryKey, body);
    save.mutate({ body, before });
  };
  return {
    answers: info ? answersOfAccount(info, titles) : NO_ANSWERS,
    loading: isPending,
    // A record that does not load has had its toast from the query cache.
    change: (changes) => void changeAccount(changes).catch(() => undefined),
  };
}
