import type { Citation, Message } from '@/api/sophie/contract';
import type { Failure } from '@/lib/failure';

/** Where an answer is: on its way out, being said, or at its end in one of three ways. */
export type TurnState = 'sending' | 'writing' | 'done' | 'stopped' | 'failed';

/** A question and its answer. */
export type Turn = {
  /** The id the question was given by its asker, or what the server calls it. */
  key: string;
  /** Empty where an answer stands alone. */
  question: string;
  askedAt: string;
  /** Markdown; of a turn that is under way it stands apart (conversation.ts). */
  text: string;
  citations: readonly Citation[];
  state: TurnState;
  /** Why it failed, where this page knows. */
  failure: Failure | null;
  /** BCP 47 tag of the language it was asked in; `null` where another page asked. */
  language: string | null;
  /** It is in the conversation as it was read: what is read later without it has been cleared. */
  kept?: true;
};

/** Whether an answer is still to come or coming. */
export function isUnderWay({ state }: Pick<Turn, 'state'>): boolean {
  return state === 'sending' || state === 'writing';
}

function asked({ id, client_id, text, created_at }: Message): Turn {
  return {
    key: client_id || String(id),
    question: text,
    askedAt: created_at,
    text: '',
    citations: [],
    // The answer got lost, or is being said to another page.
    state: 'failed',
    failure: null,
    language: null,
  };
}

/** The messages of the server as turns, in their order; what has no other half stands alone. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role === 'student') {
      turns.push(asked(message));
      continue;
    }
    const last = turns.at(-1);
    const answers = last && last.text === '' && last.state === 'failed' && last.question !== '';
    const said = {
      text: message.text,
      citations: message.citations ?? [],
      state: message.state ?? ('done' as const),
    };
    if (answers) turns[turns.length - 1] = { ...last, ...said };
    else turns.push({ ...asked(message), key: String(message.id), question: '', ...said });
  }
  return turns;
}

/**
 * The conversation as it is read, with what this page knows better: turns that are under way or that it asked
 * itself in the language of the page. What the server does not have yet comes last.
 */
export function mergeTurns(
  read: readonly Turn[],
  own: readonly Turn[],
  language: string,
): readonly Turn[] {
  if (own.length === 0) return read;
  const byKey = new Map(own.map((turn) => [turn.key, turn]));
  const known = new Set(read.map(({ key }) => key));
  const better = (turn: Turn) => {
    const mine = byKey.get(turn.key);
    return mine && (isUnderWay(mine) || mine.language === language) ? mine : turn;
  };
  return [...read.map(better), ...own.filter(({ key }) => !known.has(key))];
}

/** A text that is still growing, without the halves of marks at its end: they would be read as letters. */
export function withoutHalves(markdown: string): string {
  const whole = markdown.replace(/\[[^\]\n]*(\]\([^)\s]*)?$/, '').replace(/\*+$/, '');
  const line = whole.slice(whole.lastIndexOf('\n') + 1);
  const open = line.split('**').length % 2 === 0;
  return open ? `${whole.trimEnd()}**` : whole;
}

/** A text without its marks, as it is read out. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/\s*\[\d+\](?!\()/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/^\s*([-*]|\d+\.)\s+/gm, '')
    .trim();
}
