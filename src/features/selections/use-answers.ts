import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { programTitlesQuery } from '@/api/journey';
import { useSignedIn } from '@/api/use-session';
import { basicInfoQuery, saveBasicInfoMutation } from '@/api/user';
import { useLanguage } from '@/i18n/use-locale';
import { accountWithAnswers, answersOfAccount } from './account-answers';
import { NO_ANSWERS, type Answers } from './answers';
import { useSelections } from './store';

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
  const { data: info } = useQuery({ ...basicInfoQuery(language), enabled: signedIn });
  const unnamed = info?.educational_records?.next_program_titles?.some(({ id }) => id == null);
  const { data: titles = [] } = useQuery({
    ...programTitlesQuery(language),
    enabled: signedIn && unnamed === true,
  });
  const save = useMutation(saveBasicInfoMutation(client, language));
  if (!signedIn) return { answers: local, loading: false, change: answer };
  // What is on its way stands already; a refused change falls back to what the account has.
  const shown = save.isPending ? save.variables : info;
  return {
    answers: shown ? answersOfAccount(shown, titles) : NO_ANSWERS,
    loading: info === undefined,
    change: (changes) => {
      const latest = save.isPending ? save.variables : info;
      if (!latest) return;
      const known = client.getQueryData(programTitlesQuery(language).queryKey) ?? titles;
      save.mutate(accountWithAnswers(latest, changes, known));
    },
  };
}
