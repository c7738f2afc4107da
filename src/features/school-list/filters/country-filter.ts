import type { Country } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';
import { idsOf } from '@/shared/answers/use-options';

/** An option may stand for several country ids. */
export type CountryOption = { ids: Id[]; title: string; count: number | null };

/** The options of the filter: the countries among the answers, or all of them. */
export function countryOptions(
  countries: readonly Country[],
  answered: readonly Id[],
): CountryOption[] {
  const answeredIds = new Set(answered.map(String));
  return countries
    .map(({ country_ids: ids, title, count }) => ({
      ids: [...idsOf(ids)],
      title,
      count: count ?? null,
    }))
    .filter(({ ids }) => answeredIds.size === 0 || ids.some((id) => answeredIds.has(String(id))));
}

export function isCountryChosen({ ids }: CountryOption, inUrl: readonly string[]): boolean {
  return ids.some((id) => inUrl.includes(String(id)));
}

export function toggleCountry(option: CountryOption, inUrl: readonly string[]): string[] {
  const ids = option.ids.map(String);
  const others = inUrl.filter((id) => !ids.includes(id));
  return isCountryChosen(option, inUrl) ? others : [...others, ...ids];
}

/** The URL's ids as the server has them (R18). Ids without an option are dropped; then `unknown` is true. */
export function resolveCountries(
  options: readonly CountryOption[],
  inUrl: readonly string[],
): { ids: Id[]; unknown: boolean } {
  const known = new Map(options.flatMap(({ ids }) => ids.map((id) => [String(id), id] as const)));
  const ids = inUrl.flatMap((id) => known.get(id) ?? []);
  return { ids, unknown: ids.length < inUrl.length };
}
