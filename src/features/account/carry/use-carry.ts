import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { saveBookmarks } from '@/api/bookmark/queries';
import type { Id } from '@/api/http/schemas';
import { statusOf } from '@/api/http/errors';
import { saveScholarships } from '@/api/scholarship/queries';
import { useSessionActions } from '@/api/http/session-actions';
import { keepQuizForSession } from '@/shared/discovery/discovery-store';
import { useDevicePrograms, type DeviceProgram } from '@/shared/device-list/device-programs';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';
import { ANSWER_NAMES, isAnswered, type AnswerName, type Answers } from '@/shared/answers/answers';
import { carryAnswers, givenAnswers } from '@/shared/answers/carry-answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { localeOfPath } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { useLanguage } from '@/i18n/use-locale';
import { toast } from '@/ui/overlays/toaster';
import { useGuest } from './guest-store';

type Made = {
  answers: Answers;
  names: AnswerName[];
  items: DeviceProgram[];
  scholarships: Id[];
  /** Of all three together. */
  count: number;
};

/** A visitor's answers, programs and scholarships on this device, which can move into an account (R27). */
export function useMade(): Made {
  const answers = useAnswersStore((state) => state.answers);
  const items = useDevicePrograms((state) => state.items);
  const scholarships = useDeviceScholarships((state) => state.items);
  const names = ANSWER_NAMES.filter((name) => isAnswered(answers, name));
  const count = names.length + items.length + scholarships.length;
  return { answers, names, items, scholarships, count };
}

type Load = { answers: Partial<Answers>; items: DeviceProgram[]; scholarships: Id[] };

/** Everything on the device that the visitor has not unticked. */
function selectedLoad(): Load {
  const { answersLeftOut, programsLeftOut, scholarshipsLeftOut } = useGuest.getState();
  const given = Object.entries(givenAnswers(useAnswersStore.getState().answers));
  return {
    answers: Object.fromEntries(
      given.filter(([name]) => !answersLeftOut.some((left) => left === name)),
    ),
    items: useDevicePrograms
      .getState()
      .items.filter(({ programId }) => !programsLeftOut.includes(String(programId))),
    scholarships: useDeviceScholarships
      .getState()
      .items.filter((id) => !scholarshipsLeftOut.includes(String(id))),
  };
}

function putBack({ answers, items, scholarships }: Load): void {
  useAnswersStore.getState().answer(answers);
  useDevicePrograms.getState().restore(items);
  useDeviceScholarships.getState().restore(scholarships);
}

/** Sends in sequence, to keep the order. A 422 does not stop the others. Throws the first failure at the end. */
async function sendInOrder<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
  arrived: Set<Item>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await send(item);
      arrived.add(item);
    } catch (error) {
      failures.push(error);
      if (statusOf(error) !== 422) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

function loadOf(client: QueryClient, language: string) {
  const { answers, items, scholarships } = selectedLoad();
  const arrived = {
    answers: Object.keys(answers).length === 0,
    items: new Set<DeviceProgram>(),
    scholarships: new Set<Id>(),
  };
  return {
    carry: async (signal: AbortSignal) => {
      const failures: unknown[] = [];
      const collect = (error: unknown) => {
        // The session is over: do not wait for the others.
        if (statusOf(error) === 401) throw error;
        failures.push(error);
      };
      const sendAnswers = async () => {
        await carryAnswers(client, language, answers, { signal, inlineError: true });
        arrived.answers = true;
      };
      await Promise.all([
        sendAnswers().catch(collect),
        sendInOrder(
          items,
          ({ programId }) => saveBookmarks([programId], language, { signal, inlineError: true }),
          arrived.items,
        ).catch(collect),
        sendInOrder(
          scholarships,
          (id) => saveScholarships([id], language, { signal, inlineError: true }),
          arrived.scholarships,
        ).catch(collect),
      ]);
      if (failures.length > 0) throw failures[0];
    },
    left: (): Load => ({
      answers: arrived.answers ? {} : answers,
      items: items.filter((item) => !arrived.items.has(item)),
      scholarships: scholarships.filter((id) => !arrived.scholarships.has(id)),
    }),
  };
}

/** Reports what stayed on the device, in the language of the page that is open by then. */
function notifyLeftovers({ answers, items, scholarships }: Load): void {
  const { t } = messagesOf(localeOfPath(window.location.pathname));
  const withAnswers = Object.keys(answers).length > 0;
  const count = items.length;
  if (scholarships.length > 0) {
    const alone = !withAnswers && count === 0;
    const words = { count: scholarships.length };
    toast(
      'error',
      alone ? t('account:carry.failedScholarships', words) : t('account:carry.failedMore'),
    );
    return;
  }
  if (!withAnswers && count === 0) return;
  if (count === 0) toast('error', t('account:carry.failed'));
  else if (withAnswers) toast('error', t('account:carry.failedBoth', { count }));
  else toast('error', t('account:carry.failedPrograms', { count }));
}

/** Starts a session and moves the device's data into the account (R19, R27). What fails goes back on the device. */
export function useCarry(): (token: string, to: string) => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  const { signIn } = useSessionActions();
  return async (token, to) => {
    const before: Load = {
      answers: givenAnswers(useAnswersStore.getState().answers),
      items: useDevicePrograms.getState().items,
      scholarships: useDeviceScholarships.getState().items,
    };
    keepQuizForSession();
    const load = loadOf(client, language);
    const end: { expired: boolean; notify: (() => void) | null } = { expired: false, notify: null };
    await signIn(token, {
      to,
      carry: (signal) =>
        load.carry(signal).catch((error: unknown) => {
          end.expired = statusOf(error) === 401;
          throw error;
        }),
      putBack: () => {
        const left = load.left();
        putBack(left);
        end.notify = () => notifyLeftovers(left);
      },
    });
    // A 401 meanwhile has signed out again, with its toast (R17): restore everything.
    if (end.expired) putBack(before);
    end.notify?.();
  };
}
