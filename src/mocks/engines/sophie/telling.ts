import type { postMessage } from '@/api/sophie/contract';
import type { WireOf } from '@/api/http/endpoint';
import type { Answers } from '@/mocks/engines/ranking/answers';
import type { Language } from '@/mocks/catalogue/text';
import { now } from '@/mocks/data/clock';
import { pause } from '@/mocks/server/latency';
import { nextId, type TalkAnswer, type TalkRow } from '@/mocks/data/tables';
import type { Answer } from './asker';
import { pace } from './pace';
import { answerWire, changeTalk, citationWire, type Owner } from './talk';

type Event = WireOf<typeof postMessage>;

/** Stores the answer so far. A conversation that was cleared meanwhile stays empty. */
async function keep(owner: Owner, row: TalkRow, said: Omit<TalkAnswer, 'id' | 'at'>) {
  return changeTalk(owner, (talk, tables): TalkAnswer => {
    const answer = { id: nextId(tables), at: now().toISOString(), ...said };
    const kept = talk.find(({ clientId }) => clientId === row.clientId);
    if (kept) kept.answer = answer;
    return answer;
  });
}

/**
 * Streams an answer word by word, each program before the word with its number, and stores how far it came:
 * done, stopped if the reader left, failed if the connection broke.
 */
export async function* tell(
  { text, cited }: Answer,
  row: TalkRow,
  { owner, answers, language }: { owner: Owner; answers: Answers; language: Language },
): AsyncGenerator<Event, void, undefined> {
  let state: TalkAnswer['state'] = 'stopped';
  let said = '';
  const citations: TalkAnswer['citations'] = [];
  try {
    for (const word of text.match(/\s*\S+/g) ?? []) {
      await pause(pace());
      for (const [, digits] of word.matchAll(/\[(\d+)\](?!\()/g)) {
        const number = Number(digits);
        const entry = cited[number - 1];
        if (!entry || citations.some((one) => one.number === number)) continue;
        const citation = { number, programId: entry.program.id };
        citations.push(citation);
        const data = citationWire(citation, answers, language);
        if (data) yield { event: 'citation', data };
      }
      said += word;
      yield { event: 'delta', data: { text: word } };
    }
    state = 'done';
  } catch (error) {
    state = 'failed';
    throw error;
  } finally {
    const answer = await keep(owner, row, { text: said, citations, state });
    if (state === 'done') {
      const message = answerWire(row, answer, answers, language);
      yield { event: 'done', data: { message } };
    }
  }
}
