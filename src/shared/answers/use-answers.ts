import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { programTitlesQuery } from '@/api/journey/queries';
import { useSignedIn } from '@/api/http/use-session';
import { changeBasicInfoMutation } from '@/api/user/mutations';
import { useBasicInfo } from '@/api/user/use-basic-info';
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
  const { info, failed } = useBasicInfo(language, { enabled: signedIn });
  const majors = info?.educational_records?.next_program_titles ?? [];
  const { data: titles = [] } = useQuery({
    ...programTitlesQuery(language),
    enabled: signedIn && majors.some(({ id }) => id == null),
  });
  const { mutate } = useMutation(changeBasicInfoMutation(client));
  if (!signedIn) return { answers: local, loading: false, change: answer };
  const changeAccount = async (changes: Partial<Answers>) => {
    const known = changes.titleIds?.length
      ? await client.ensureQueryData(programTitlesQuery(language))
      : titles;
    mutate({ changes: accountWithAnswers({}, changes, [...known, ...majors]), language });
  };
  return {
    answers: info ? answersOfAccount(info, titles) : NO_ANSWERS,
    loading: !info && !failed,
    // A failed load has a toast.
    change: (changes) => void changeAccount(changes).catch(() => undefined),
  };
}
