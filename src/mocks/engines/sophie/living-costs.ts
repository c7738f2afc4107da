import { costsOf } from '@/mocks/catalogue/costs';
import type { CatalogueEntry } from '@/mocks/data/entries';
import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import type { Asker, SourceRecord } from './asker';
import { formatters } from './formatters';
import { rangesOf } from './sources';

/** What a year costs besides tuition, and with `total` together with it, with its source; `null` if the programs are in several countries. */
export function livingCosts(
  entries: readonly CatalogueEntry[],
  { language }: Asker,
  { total }: { total: boolean },
): { text: string; sum: string | null; source: SourceRecord } | null {
  const [first] = entries;
  if (!first || entries.some(({ country }) => country.id !== first.country.id)) return null;
  const en = language === 'en';
  const { money, range, list, path } = formatters(language);
  const place = inSentence(first.country.name)[language];
  const { insurance, visa, travel, checked } = costsOf(first.school);
  const living = entries.map(({ school }) => costsOf(school).living);
  const isHome = first.country.code === 'VN';
  const rent = range(Math.min(...living), Math.max(...living));
  const parts = [
    en ? `${rent} for rent, food and books` : `${rent} tiền nhà, ăn uống và sách vở`,
    insurance > 0 &&
      (en ? `${money(insurance)} for health insurance` : `${money(insurance)} bảo hiểm y tế`),
    visa > 0 && !isHome && (en ? `${money(visa)} for the visa` : `${money(visa)} visa`),
    travel > 0 &&
      !isHome &&
      (en
        ? `${money(travel)} for a round-trip flight from Vietnam`
        : `${money(travel)} vé khứ hồi từ Việt Nam`),
  ].flatMap((part) => part || []);
  const [year, month] = checked.split('-');
  const { tuition } = rangesOf(entries);
  const once = insurance + (isHome ? 0 : visa + travel);
  const sum =
    total && tuition
      ? range(tuition.low + Math.min(...living) + once, tuition.high + Math.max(...living) + once)
      : null;
  const together = !sum
    ? ''
    : en
      ? ` With tuition, the first year comes to about ${sum}.`
      : ` Cộng cả học phí, năm đầu hết khoảng ${sum}.`;
  const besides = en
    ? `Besides tuition, a year in ${place} costs about ${list(parts)} (illustrative, ${month}/${year}).`
    : `Ngoài học phí, một năm ở ${place} cần khoảng ${list(parts)} (số liệu minh họa, ${month}/${year}).`;
  const text = besides + together;
  const title = en ? `Costs of a year in ${place}` : `Chi phí một năm ở ${place}`;
  return {
    text,
    sum,
    source: { title, href: path(`/school-list?school=${first.school.id}`), text },
  };
}
