import { useCallback, useMemo } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProgramTitle } from '@/api/journey/contract';
import { programTitlesQuery } from '@/api/journey/queries';
import { loadQuery } from '@/api/http/query-client';
import { useSignedIn } from '@/api/http/use-session';
import type { BasicInfo } from '@/api/user/contract';
import { changeBasicInfoMutation } from '@/api/user/change-basic-info';
import { basicInfoQuery } from '@/api/user/queries';
import { useBasicInfo } from '@/api/user/use-basic-info';
import { useLanguage } from '@/i18n/use-locale';
import { accountWithAnswers, answersOfAccount } from './account-answers';
import { ANSWER_NAMES, isAnswered, NO_ANSWERS, type Answers } from './answers';
import { useAnswersStore } from './answers-store';

type UseAnswers = {
  answers: Answers;
  /** The account's answers have not loaded yet. */
  loading: boolean;
  /** Whether `answers` are the stored ones. False for a student until they load, or if that fails. */
  known: boolean;
  /**
   * Changes some answers. A change that a student makes before the answers are known replaces none that is stored, unless
   * the student has agreed to that (`confirmed`): it is dropped, and the stored ones show.
   */
  change: (changes: Partial<Answers>, confirmed?: boolean) => void;
};

const NO_TITLES: readonly ProgramTitle[] = [];

function hasMajorByTitle(info: BasicInfo | undefined): boolean {
  return info?.educational_records?.next_program_titles?.some(({ id }) => id == null) ?? false;
}

/** A visitor's answers on the device, or a student's in the account (R19). */
export function useAnswers(): UseAnswers {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const client = useQueryClient();
  const local = useAnswersStore((state) => state.answers);
  const answer = useAnswersStore((state) => state.answer);
  const { info, failed } = useBasicInfo(language, { enabled: signedIn });
  const { data: titles = NO_TITLES } = useQuery({
    ...programTitlesQuery(language),
    enabled: signedIn && hasMajorByTitle(info),
  });
  const { mutate } = useMutation(changeBasicInfoMutation(client));
  // The same at each render: what is memoized compares them.
  const ofAccount = useMemo(
    () => (info ? answersOfAccount(info, titles) : NO_ANSWERS),
    [info, titles],
  );
  const changeAccount = useCallback(
    (changes: Partial<Answers>, confirmed = false) => {
      const save = async () => {
        const stored =
          info ?? (confirmed ? undefined : await loadQuery(client, basicInfoQuery(language)));
        const needsTitles =
          changes.titleIds && (changes.titleIds.length > 0 || hasMajorByTitle(stored));
        const options = needsTitles ? await loadQuery(client, programTitlesQuery(language)) : [];
        if (!info && stored) {
          const before = answersOfAccount(stored, options);
          if (ANSWER_NAMES.some((name) => name in changes && isAnswered(before, name))) return;
        }
        mutate({ changes: accountWithAnswers({}, changes, options, stored), language });
      };
      // A failed load has a toast.
      void save().catch(() => undefined);
    },
    [client, language, info, mutate],
  );
  if (!signedIn) return { answers: local, loading: false, known: true, change: answer };
  return {
    answers: ofAccount,
    loading: !info && !failed,
    known: info !== undefined,
    change: changeAccount,
  };
}
