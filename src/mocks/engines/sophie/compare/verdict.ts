import type { CatalogueEntry } from '@/mocks/data/entries';
import type { Asker } from '@/mocks/engines/sophie/asker';
import { type Citations, formatters, schoolInSentence } from '@/mocks/engines/sophie/formatters';
import { schoolSource } from '@/mocks/engines/sophie/sources';
import type { Pair } from './fact-rows';

/** That the tuition of a school is not known, and where it is. */
function unknown(entry: CatalogueEntry, { language }: Asker, { ref }: Citations): string {
  const { website } = entry.school;
  const name = schoolInSentence(entry.school, language);
  const site = `[${new URL(website).host}](${website}) ${ref(schoolSource(entry, language))}`;
  return language === 'en'
    ? `I don’t know what a year at ${name} costs, but its own page does: ${site}.`
    : `Mình chưa biết một năm ở ${name} tốn bao nhiêu, trang của trường có ghi: ${site}.`;
}

function judged(pair: Pair, budget: number | null, asker: Asker, citations: Citations): string {
  const en = asker.language === 'en';
  const { money } = formatters(asker.language);
  const named = ({ entry }: Pair[number]) =>
    `${schoolInSentence(entry.school, asker.language)} ${citations.ref(entry)}`;
  const tuitionOf = ({ entry }: Pair[number]) => entry.program.tuitionUsd;
  const without = pair.find((row) => tuitionOf(row) === null);
  if (without) return unknown(without.entry, asker, citations);
  const [low, high] = pair.toSorted((a, b) => (tuitionOf(a) ?? 0) - (tuitionOf(b) ?? 0));
  if (!low || !high) return '';
  const [lowest, highest] = [tuitionOf(low) ?? 0, tuitionOf(high) ?? 0];
  if (budget !== null && lowest <= budget && highest > budget) {
    return en
      ? `${named(low)} fits your budget; ${named(high)} doesn’t yet.`
      : `${named(low)} vừa ngân sách của bạn, ${named(high)} thì chưa.`;
  }
  const within = budget !== null && highest <= budget;
  if (lowest === highest) {
    const [a, b] = [named(low), named(high)];
    const each = money(lowest);
    if (within) {
      return en
        ? `${a} and ${b} both fit your budget, at about ${each} a year.`
        : `${a} và ${b} đều vừa ngân sách của bạn, khoảng ${each} một năm.`;
    }
    return en
      ? `${a} and ${b} cost the same, about ${each} a year.`
      : `${a} và ${b} có học phí bằng nhau, khoảng ${each} một năm.`;
  }
  const less = named(low);
  if (budget === null) {
    return en
      ? `${less} costs less, about ${money(lowest)} a year.`
      : `${less} rẻ hơn, khoảng ${money(lowest)} một năm.`;
  }
  if (within) {
    return en
      ? `Both fit your budget, and ${less} costs less.`
      : `Cả hai đều vừa ngân sách của bạn, ${less} rẻ hơn.`;
  }
  return en
    ? `Neither fits your budget yet; ${less} comes nearer.`
    : `Cả hai đều vượt ngân sách của bạn, ${less} vượt ít hơn.`;
}

/** The answer in one sentence: which of the two fits the budget, else which costs less. */
export function verdict(...given: Parameters<typeof judged>): string {
  return formatters(given[2].language).capital(judged(...given));
}
