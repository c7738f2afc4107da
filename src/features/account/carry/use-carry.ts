import { accountMessages } from '@/features/account/account-messages';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { saveBookmarks } from '@/api/bookmark/queries';
import type { Id } from '@/api/http/schemas';
import { statusOf } from '@/api/http/errors';
import { saveScholarships } from '@/api/scholarship/queries';
import { useSessionActions } from '@/api/http/session-actions';
import { hasFeature } from '@/browser/features';
import { moveQuizWithSession } from '@/shared/discovery/discovery-store';
import type { DeviceProgram } from '@/shared/device-list/device-programs';
import { carryAnswers } from '@/shared/answers/carry-answers';
import { useLanguage } from '@/i18n/use-locale';
import { toast } from '@/ui/overlays/toaster';
import {
  supportedByAccount,
  readDeviceData,
  restore,
  selectedData,
  type DeviceData,
} from './device-data';

/** Sends one after the other, to keep the order. A 422 does not stop the others. Throws the first failure at the end. */
async function sendInOrder<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
  saved: Set<Item>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await send(item);
      saved.add(item);
    } catch (error) {
      failures.push(error);
      if (statusOf(error) !== 422) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

function createTransfer(
  client: QueryClient,
  language: string,
  { answers, items, scholarships }: DeviceData,
) {
  const saved = {
    answers: Object.keys(answers).length === 0,
    items: new Set<DeviceProgram>(),
    scholarships: new Set<Id>(),
  };
  return {
    carry: async () => {
      const failures: unknown[] = [];
      const collect = (error: unknown) => {
        // The session is over: do not wait for the others.
        if (statusOf(error) === 401) throw error;
        failures.push(error);
      };
      const sendAnswers = async () => {
        await carryAnswers(client, language, answers, { inlineError: true });
        saved.answers = true;
      };
      await Promise.all([
        sendAnswers().catch(collect),
        sendInOrder(
          items,
          ({ programId }) => saveBookmarks([programId], language, { inlineError: true }),
          saved.items,
        ).catch(collect),
        sendInOrder(
          scholarships,
          (id) => saveScholarships([id], language, { inlineError: true }),
          saved.scholarships,
        ).catch(collect),
      ]);
      if (failures.length > 0) throw failures[0];
    },
    remaining: (): DeviceData => ({
      answers: saved.answers ? {} : answers,
      items: items.filter((item) => !saved.items.has(item)),
      scholarships: scholarships.filter((id) => !saved.scholarships.has(id)),
    }),
  };
}

/** Reports what stayed on the device, in the language of the page that is open by then. */
async function notifyLeftovers(leftovers: DeviceData): Promise<void> {
  const { answers, items, scholarships } = supportedByAccount(leftovers);
  const { t } = await accountMessages();
  const withAnswers = hasFeature('profile') && Object.keys(answers).length > 0;
  const count = items.length;
  const message = () => {
    if (scholarships.length > 0) {
      return withAnswers || count > 0
        ? t('account:carry.failedMore')
        : t('account:carry.failedScholarships', { count: scholarships.length });
    }
    if (count === 0) return withAnswers ? t('account:carry.failed') : null;
    return t(withAnswers ? 'account:carry.failedBoth' : 'account:carry.failedPrograms', { count });
  };
  const text = message();
  if (text !== null) toast('error', text);
}

/** Starts a session and moves the device's data into the account (R19, R27). What fails goes back on the device. */
export function useCarry(): (token: string, to: string) => Promise<void> {
  const client = useQueryClient();
  const language = useLanguage();
  const { signIn } = useSessionActions();
  return async (token, to) => {
    const before = readDeviceData();
    moveQuizWithSession();
    const transfer = createTransfer(client, language, selectedData(before));
    const end: { expired: boolean; notify: (() => Promise<void>) | null } = {
      expired: false,
      notify: null,
    };
    await signIn(token, {
      to,
      carry: () =>
        transfer.carry().catch((error: unknown) => {
          end.expired = statusOf(error) === 401;
          throw error;
        }),
      putBack: () => {
        const remaining = transfer.remaining();
        restore(remaining);
        end.notify = () => notifyLeftovers(remaining);
      },
    });
    // A 401 meanwhile has signed out again, with its toast (R17): restore everything.
    if (end.expired) restore(before);
    await end.notify?.();
  };
}
