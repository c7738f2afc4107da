import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import { catalogueEntries } from '@/mocks/data/entries';
import type { Asker, Cited } from '@/mocks/engines/sophie/asker';
import { formatters } from '@/mocks/engines/sophie/formatters';
import type { Absent } from '@/mocks/engines/sophie/parse/absent';
import { countriesByCode } from '@/mocks/engines/sophie/parse/country-names';
import { nearTitles } from './conditions';

/** Schools of the nearest country, at most three. */
export function nearSchools({ near }: Absent) {
  const entries = catalogueEntries.filter(({ country }) => near.includes(country.code));
  return [...new Map(entries.map((entry) => [entry.school.id, entry])).values()]
    .toSorted((a, b) => b.school.teaching.selectivity - a.school.teaching.selectivity)
    .slice(0, 3);
}

/** The cities of the country of a missing city, as a sentence. */
function otherCities({ near }: Absent, { language }: Asker): string {
  const entries = catalogueEntries.filter(({ country }) => near.includes(country.code));
  const cities = [...new Set(entries.map(({ school }) => school.city[language]))];
  const [entry] = entries;
  if (!entry) return '';
  const { list } = formatters(language);
  return language === 'en'
    ? ` In ${inSentence(entry.country.name).en} I have schools in ${list(cities)}.`
    : ` Ở ${entry.country.name.vi}, danh mục có các trường ở ${list(cities)}.`;
}

/**
 * A paragraph on what the catalogue lacks and what is nearest: `Medicine isn’t in my catalogue. The nearest are ...`.
 * Empty if nothing is missing.
 */
export function absenceParagraph(
  absent: readonly Absent[],
  asker: Asker,
  ref: (record: Cited) => string,
): string {
  const { language } = asker;
  if (absent.length === 0) return '';
  const { list, path } = formatters(language);
  const en = language === 'en';
  const sentences = absent.map((one) => {
    const { kind, near, name } = one;
    const missing = en
      ? `**${name.en}** isn’t in my catalogue`
      : `**${name.vi}** chưa có trong danh mục của mình`;
    if (kind === 'city') return `${missing}.${otherCities(one, asker)}`;
    const nearest =
      kind === 'major'
        ? nearTitles(one).map(({ title }) => title[language])
        : kind === 'country'
          ? countriesByCode(near).map((country) => inSentence(country.name)[language])
          : nearSchools(one).map(({ school }) => school.name[language]);
    if (nearest.length === 0) return `${missing}.`;
    const is = nearest.length === 1 ? 'is' : 'are';
    return en
      ? `${missing}. The nearest that I have ${is} ${list(nearest)}.`
      : `${missing}. Gần nhất trong danh mục là ${list(nearest)}.`;
  });
  const text = sentences.join(' ');
  const source = {
    title: en ? 'What the catalogue has' : 'Danh mục có gì',
    href: path('/school-list'),
    text: text.replaceAll('**', ''),
  };
  return `${text} ${ref(source)}\n\n`;
}
