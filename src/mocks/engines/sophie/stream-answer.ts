import type { postMessage } from '@/api/sophie/contract';
import type { WireOf } from '@/api/http/endpoint';
import type { StudentAnswers } from '@/mocks/engines/ranking/answers';
import { mockNow } from '@/mocks/data/clock';
import { pause } from '@/mocks/server/latency';
import { nextId, type StoredAnswer, type StoredTurn } from '@/mocks/data/tables';
import type { SophieAnswer } from './asker';
import { pace } from './pace';
import { answerWire, changeTalk, citationWire, storedCitation, type Owner } from './talk';

type Event = WireOf<typeof postMessage>;

/** Stores the answer so far. A conversation that was cleared meanwhile stays empty. */
async function store(owner: Owner, row: StoredTurn, progress: Omit<StoredAnswer, 'id' | 'at'>) {
  return changeTalk(owner, (talk, tables): StoredAnswer => {
    const answer = { id: nextId(tables), at: mockNow().toISOString(), ...progress };
    const stored = talk.find(({ clientId }) => clientId === row.clientId);
    if (stored) stored.answer = answer;
    return answer;
  });
}

/**
 * Streams an answer word by word, each record before the word with its number, and stores how far it came:
 * done, stopped if the reader left, failed if the connection broke.
 */
export async function* streamAnswer(
  { text, cited, language }: SophieAnswer,
  row: StoredTurn,
  { owner, answers }: { owner: Owner; answers: StudentAnswers },
): AsyncGenerator<Event, void, undefined> {
  let state: StoredAnswer['state'] = 'stopped';
  let sent = '';
  const citations: StoredAnswer['citations'] = [];
  try {
    for (const word of text.match(/\s*\S+/g) ?? []) {
      await pause(pace());
      for (const [, digits] of word.matchAll(/\[(\d+)\](?!\()/g)) {
        const number = Number(digits);
        const record = cited[number - 1];
        if (!record || citations.some((one) => one.number === number)) continue;
        const citation = storedCitation(number, record);
        citations.push(citation);
        const data = citationWire(citation, answers, language);
        if (data) yield { event: 'citation', data };
      }
      sent += word;
      yield { event: 'delta', data: { text: word } };
    }
    state = 'done';
  } catch (error) {
    state = 'failed';
    throw error;
  } finally {
    const answer = await store(owner, row, { text: sent, citations, state, language });
    if (state === 'done') {
      const message = answerWire(row, answer, answers);
      yield { event: 'done', data: { message } };
    }
  }
}
