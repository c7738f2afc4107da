import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { saveBookmarks } from '@/api/bookmark';
import { statusOf } from '@/api/errors';
import { useSessionActions } from '@/api/session-actions';
import { useDeviceSaved, type SavedItem } from '@/features/saved/device-store';
import {
  ANSWER_NAMES,
  isAnswered,
  type AnswerName,
  type Answers,
} from '@/features/selections/answers';
import { carryAnswers, givenAnswers } from '@/features/selections/carry-answers';
import { useSelections } from '@/features/selections/store';
import { localeOfPath } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { useLanguage } from '@/i18n/use-locale';
import { toast } from '@/ui/toaster';
import { useGuest } from './guest-store';

/** What a visitor made on this device: the answers that are given, and the programs. */
type Made = { answers: Answers; names: AnswerName[]; items: SavedItem[] };

/** What a visitor made on this device and could bring into an account (R27). */
export function useMade(): Made {
  const answers = useSelections((state) => state.answers);
  const items = useDeviceSaved((state) => state.items);
  return { answers, names: ANSWER_NAMES.filter((name) => isAnswered(answers, name)), items };
}

/** What goes into the account: all that is made but what was left out. */
function chosen(): { answers: Partial<Answers>; items: SavedItem[] } {
  const { answersLeftOut, programsLeftOut } = useGuest.getState();
  const given = Object.entries(givenAnswers(useSelections.getState().answers));
  return {
    answers: Object.fromEntries(
      given.filter(([name]) => !answersLeftOut.some((left) => left === name)),
    ),
    items: useDeviceSaved
      .getState()
      .items.filter(({ programId }) => !programsLeftOut.includes(String(programId))),
  };
}

function putBack(answers: Partial<Answers>, items: readonly SavedItem[]): void {
  useSelections.getState().answer(answers);
  useDeviceSaved.getState().restore(items);
}

/**
 * One after the other, so that they stand in the order they were saved. One that the server refuses does not
 * keep the others back. Throws the first failure, at the end.
 */
async function carryPrograms(
  items: readonly SavedItem[],
  language: string,
  signal: AbortSignal,
  onDone: (item: SavedItem) => void,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await saveBookmarks([item.programId], language, signal);
      onDone(item);
    } catch (error) {
      failures.push(error);
      if (statusOf(error) !== 422) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** One sign-in's load: what is in it, what has arrived, and how it is sent. */
function loadOf(client: QueryClient, language: string) {
  const { answers, items } = chosen();
  const arrived = { answers: Object.keys(answers).length === 0, items: new Set<SavedItem>() };
  return {
    carry: async (signal: AbortSignal) => {
      const failures: unknown[] = [];
      const noted = (error: unknown) => {
        // A 401 is the end of the session: nothing else is waited for.
        if (statusOf(error) === 401) throw error;
        failures.push(error);
      };
      const bring = async () => {
        await carryAnswers(client, language, answers, signal);
        arrived.answers = true;
      };
      await Promise.all([
        bring().catch(noted),
        carryPrograms(items, language, signal, (item) => arrived.items.add(item)).catch(noted),
      ]);
      if (failures.length > 0) throw failures[0];
    },
    left: () => ({
      answers: arrived.answers ? {} : answers,
      items: items.filter((item) => !arrived.items.has(item)),
    }),
  };
}

/** Says what stayed on the device, in the language of the page that is open by then. */
function tell(withAnswers: boolean, count: number): void {
  const { t } = messagesOf(localeOfPath(window.location.pathname));
  if (!withAnswers && count === 0) return;
  if (count === 0) toast('error', t('account:carry.failed'));
  else if (withAnswers) toast('error', t('account:carry.failedBoth', { count }));
  else toast('error', t('account:carry.failedPrograms', { count }));
}

/**
 * Begins the session of a token from the server, with what the visitor made and did not leave out (R19,
 * R27). What does not arrive goes back on the device and is said once; what arrived does not. Sent again it
 * changes nothing. `to` is the in-app path that follows.
 */
export function useCarry(): (token: string, to: string) => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  const { signIn } = useSessionActions();
  return async (token, to) => {
    const before = {
      answers: useSelections.getState().answers,
      items: useDeviceSaved.getState().items,
    };
    const load = loadOf(client, language);
    const end: { refused: boolean; tell: (() => void) | null } = { refused: false, tell: null };
    await signIn(token, {
      to,
      carry: (signal) =>
        load.carry(signal).catch((error: unknown) => {
          end.refused = statusOf(error) === 401;
          throw error;
        }),
      putBack: () => {
        const { answers, items } = load.left();
        putBack(answers, items);
        end.tell = () => tell(Object.keys(answers).length > 0, items.length);
      },
    });
    // A 401 meanwhile has signed out again, and its toast is there (R17): all is as before the sign-in.
    if (end.refused) putBack(givenAnswers(before.answers), before.items);
    end.tell?.();
  };
}
