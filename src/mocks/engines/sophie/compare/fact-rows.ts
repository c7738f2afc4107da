import type { Ranked } from '@/mocks/engines/ranking/ranking';
import { deadlineText } from '@/mocks/engines/sophie/answers/program-line';
import type { Asker } from '@/mocks/engines/sophie/asker';
import { formatters } from '@/mocks/engines/sophie/formatters';
import type { ComparedRow } from './table';

export type Pair = readonly [Ranked, Ranked];

/** A fact of one program: its words, and a number that is lower where it is better for the student. */
type Fact = { text: string; rank: number | null };

const MAX_ROWS = 4;

const HEADS = {
  tuition: { en: 'A year', vi: 'Một năm' },
  language: { en: 'English', vi: 'Tiếng Anh' },
  average: { en: 'Average', vi: 'Điểm trung bình' },
  years: { en: 'Takes', vi: 'Thời gian' },
  deadline: { en: 'Closes', vi: 'Hạn nộp' },
} as const;
type Kind = keyof typeof HEADS;

function factOf(kind: Kind, row: Ranked, asker: Asker): Fact {
  const { language } = asker;
  const en = language === 'en';
  const { money, decimal, capital } = formatters(language);
  const { tuitionUsd, durationYears } = row.entry.program;
  switch (kind) {
    case 'tuition':
      return tuitionUsd === null
        ? { text: en ? 'not known' : 'chưa rõ', rank: null }
        : { text: money(tuitionUsd), rank: tuitionUsd };
    case 'years': {
      const unit = en ? (durationYears === 1 ? 'year' : 'years') : 'năm';
      return { text: `${decimal(durationYears)} ${unit}`, rank: null };
    }
    case 'deadline': {
      const date = row.deadline;
      return {
        text: capital(deadlineText(row, asker).replace(/^(apply by|hạn nộp) /, '')),
        rank: date === null ? -Infinity : -Date.parse(date),
      };
    }
    default: {
      const asked = row.criteria.find(({ key }) => key === kind);
      if (!asked) return { text: en ? 'none asked' : 'không yêu cầu', rank: 0 };
      const text = asked.asked[language].replace(/^(Grade average|Điểm trung bình) /, '');
      return { text, rank: asked.minimum ?? null };
    }
  }
}

/** At most four facts that both programs have, the better one of each in bold. */
export function factRows(pair: Pair, asker: Asker): ComparedRow[] {
  const kinds: Kind[] = ['tuition', 'language', 'average', 'years', 'deadline'];
  const asks = (kind: Kind) =>
    pair.some(({ criteria }) => criteria.some(({ key }) => key === kind));
  const rows = kinds
    .filter((kind) => (kind === 'language' || kind === 'average' ? asks(kind) : true))
    .map((kind) => {
      const facts = pair.map((row) => factOf(kind, row, asker));
      const ranks = facts.map(({ rank }) => rank);
      const best = ranks.includes(null) ? null : Math.min(...ranks.map((rank) => rank ?? 0));
      const differ = new Set(ranks).size > 1;
      const cells = facts.map(({ text, rank }) =>
        differ && rank !== null && rank === best ? `**${text}**` : text,
      );
      return { kind, head: HEADS[kind][asker.language], cells };
    });
  if (rows.length <= MAX_ROWS) return rows;
  // The one in which the programs are alike says least.
  const spare = rows.filter(({ kind }) => kind !== 'tuition' && kind !== 'deadline').toReversed();
  const left = spare.find(({ cells }) => cells[0] === cells[1]) ?? spare[0];
  return rows.filter((row) => row !== left);
}
