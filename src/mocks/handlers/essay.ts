import {
  deleteEssay,
  getEssay,
  getEssays,
  patchEssay,
  postEssay,
  restoreEssay,
  type EssayChanges,
} from '@/api/essay/contract';
import { changeAccount } from '@/mocks/data/accounts';
import { integerError, lengthError, clientIdError } from '@/mocks/server/checks';
import { mockNow } from '@/mocks/data/clock';
import { changeEssay, essayListWire, essayWire, activeEssays } from '@/mocks/data/essays';
import { messages } from '@/mocks/server/messages';
import { Refusal, rejectInvalid } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';
import { nextId, type StoredAccount, type StoredEssay } from '@/mocks/data/tables';

function checkChanges({ content, prompt, word_limit, purpose }: EssayChanges): void {
  rejectInvalid({
    content: lengthError(content, 50_000, messages.longEssay),
    prompt: lengthError(prompt, 2000, messages.longPrompt),
    word_limit: integerError(word_limit, [1, 10_000], messages.wordLimit),
    purpose: lengthError(purpose, 200, messages.longPurpose),
  });
}

/** An essay of the account, also a deleted one. Throws 404. */
function anyEssay({ essays }: StoredAccount, id: string | undefined): StoredEssay {
  const row = essays.find((essay) => essay.id === id);
  if (!row) throw new Refusal(404, messages.noEssay);
  return row;
}

/** An essay of the account that is not deleted. Throws 404. */
function essayOf(account: StoredAccount, id: string | undefined): StoredEssay {
  const row = anyEssay(account, id);
  if (row.deletedAt !== null) throw new Refusal(404, messages.noEssay);
  return row;
}

function emptyEssay(id: string, clientId: string, at: Date): StoredEssay {
  return {
    id,
    clientId,
    content: '',
    prompt: null,
    word_limit: null,
    status: 'draft',
    purpose: null,
    version: 0,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    deletedAt: null,
    versions: [],
  };
}

export const essayRoutes = {
  getEssays: route(getEssays, 'student', ({ student }) => ({
    data: activeEssays(student.essays).map(essayListWire),
  })),

  postEssay: route(postEssay, 'student', async ({ student, body }) => {
    const { client_id: clientId, ...changes } = body;
    rejectInvalid({ client_id: clientIdError(clientId) });
    checkChanges(changes);
    return changeAccount(student.id, (account, tables) => {
      const known = account.essays.find((essay) => essay.clientId === clientId);
      // An essay that was deleted since stays deleted: a late second call must not restore it.
      if (known) return { data: essayWire(known) };
      const at = mockNow();
      const row = emptyEssay(`e${nextId(tables)}`, clientId, at);
      changeEssay(row, changes, { checkpoint: false, at });
      row.version = 1;
      account.essays.push(row);
      return { data: essayWire(row) };
    });
  }),

  getEssay: route(getEssay, 'student', ({ student, params }) => ({
    data: essayWire(essayOf(student, params['id'])),
  })),

  patchEssay: route(patchEssay, 'student', async ({ student, body, params }) => {
    const { version, checkpoint = false, ...changes } = body;
    checkChanges(changes);
    return changeAccount(student.id, (account) => {
      const row = essayOf(account, params['id']);
      if (version !== row.version) {
        throw new Refusal(409, messages.newerEssay, null, essayWire(row));
      }
      changeEssay(row, changes, { checkpoint, at: mockNow() });
      return { data: essayWire(row) };
    });
  }),

  deleteEssay: route(deleteEssay, 'student', async ({ student, params }) => {
    await changeAccount(student.id, (account) => {
      anyEssay(account, params['id']).deletedAt ??= mockNow().toISOString();
    });
    return { data: null };
  }),

  restoreEssay: route(restoreEssay, 'student', ({ student, params }) =>
    changeAccount(student.id, (account) => {
      const row = anyEssay(account, params['id']);
      row.deletedAt = null;
      return { data: essayWire(row) };
    }),
  ),
};
