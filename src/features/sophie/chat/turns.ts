import type { Citation, Message } from '@/api/sophie/contract';
import type { Failure } from '@/lib/failure';

/** `sending` until the server accepts the question, `writing` while the answer streams; then one of three ends. */
type TurnState = 'sending' | 'writing' | 'done' | 'stopped' | 'failed';

/** A question and its answer. */
export type Turn = {
  /** The client id of the question, or the id of the message. */
  key: string;
  /** Empty for an answer without a question. */
  question: string;
  askedAt: string;
  /** Markdown. That of a pending turn is in the store of ./conversation. */
  text: string;
  citations: readonly Citation[];
  state: TurnState;
  /** Why it failed, if it failed on this page. */
  failure: Failure | null;
  /** BCP 47 tag of the language of the answer, if the server sends it. */
  answerLanguage?: string | null | undefined;
  /** BCP 47 tag of the language it was asked in; `null` if another page asked. */
  language: string | null;
  /** It is in the query cache: a later response without it means that it was cleared. */
  cached?: true;
};

/** The record of a citation: a program, or another source. */
export function recordOf(citation: Citation) {
  return 'program' in citation ? citation.program : citation.source;
}

/** Whether the answer is not complete yet. */
export function isPending({ state }: Pick<Turn, 'state'>): boolean {
  return state === 'sending' || state === 'writing';
}

function questionTurn({ id, client_id, text, created_at }: Message): Turn {
  return {
    key: client_id || String(id),
    question: text,
    askedAt: created_at,
    text: '',
    citations: [],
    // The answer was lost, or another page is receiving it.
    state: 'failed',
    failure: null,
    language: null,
  };
}

/** The server's messages as turns, in their order. A message without a counterpart is a turn too. */
export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role === 'student') {
      turns.push(questionTurn(message));
      continue;
    }
    const last = turns.at(-1);
    const isAnswer = last && last.text === '' && last.state === 'failed' && last.question !== '';
    const answer = {
      text: message.text,
      citations: message.citations ?? [],
      state: message.state ?? ('done' as const),
      answerLanguage: message.language,
    };
    if (isAnswer) turns[turns.length - 1] = { ...last, ...answer };
    else turns.push({ ...questionTurn(message), key: String(message.id), question: '', ...answer });
  }
  return turns;
}

/**
 * The server's turns, some of them replaced by those of this page: pending ones, and ones it asked in the page's
 * language. Turns that the server does not have yet come last.
 */
export function mergeTurns(
  fetched: readonly Turn[],
  local: readonly Turn[],
  language: string,
): readonly Turn[] {
  if (local.length === 0) return fetched;
  const byKey = new Map(local.map((turn) => [turn.key, turn]));
  const fetchedKeys = new Set(fetched.map(({ key }) => key));
  const newest = (turn: Turn) => {
    const own = byKey.get(turn.key);
    return own && (isPending(own) || own.language === language) ? own : turn;
  };
  return [...fetched.map(newest), ...local.filter(({ key }) => !fetchedKeys.has(key))];
}

// An answer can be long and hostile: no pattern below may take quadratic time.

/** Without the row that is being written, and without a table that has no row of dashes yet. */
function withoutIncompleteTable(markdown: string): string {
  const lines = markdown.split('\n');
  if (!lines.at(-1)?.trimStart().startsWith('|')) return markdown;
  lines.pop();
  if (lines.at(-1)?.startsWith('|') && !lines.at(-2)?.startsWith('|')) lines.pop();
  return lines.join('\n').trimEnd();
}

/** A text that is still growing, without incomplete Markdown at its end, which would show as characters. */
export function withoutIncompleteMarkdown(markdown: string): string {
  const whole = withoutIncompleteTable(markdown)
    .replace(/\[[^\][\n]*(\]\([^)\s[]*)?$/, '')
    .replace(/(^|[^*])\*+$/, '$1');
  const line = whole.slice(whole.lastIndexOf('\n') + 1);
  if (/^\*[^*\s][^*]*$/.test(line)) return `${whole.trimEnd()}*`;
  const open = line.split('**').length % 2 === 0;
  return open ? `${whole.trimEnd()}**` : whole;
}

/** `| A year | $1 | $2 |` as `A year: $1, $2.` */
function asSentence(row: string): string {
  const [head = '', ...cells] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return `${head}${head && ': '}${cells.join(', ')}.`;
}

/** Plain text, for screen readers. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/[ \u00a0]?\[\d{1,3}\](?!\()/g, '')
    .replaceAll(/\[([^\][]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/^\|[-:| ]+$\n?/gm, '')
    .replaceAll(/^\|.*$/gm, asSentence)
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/^\*(?=\S)/gm, '')
    .replaceAll(/(\S)\*$/gm, '$1')
    .replaceAll(/^[ \t]*([-*]|\d+\.)[ \t]+/gm, '')
    .trim();
}
