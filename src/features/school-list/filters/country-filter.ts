import type { Country } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';

/** A country that the list can be narrowed to; one option may stand for several ids. */
export type CountryOption = { ids: Id[]; title: string; count: number | null };

/** The options of the filter: the answered countries, or all of them if none is answered. */
export function countryOptions(
  countries: readonly Country[],
  answered: readonly Id[],
): CountryOption[] {
  const wanted = new Set(answered.map(String));
  return countries
    .map(({ country_ids: ids, title, count }) => ({
      ids: Array.isArray(ids) ? ids : [ids],
      title,
      count: count ?? null,
    }))
    .filter(({ ids }) => wanted.size === 0 || ids.some((id) => wanted.has(String(id))));
}

/** Whether an option is among the ids of the URL. */
export function isChosen({ ids }: CountryOption, inUrl: readonly string[]): boolean {
  return ids.some((id) => inUrl.includes(String(id)));
}

/** The ids of the URL with this option in or out. */
export function toggled(option: CountryOption, inUrl: readonly string[]): string[] {
  const own = option.ids.map(String);
  const others = inUrl.filter((id) => !own.includes(id));
  return isChosen(option, inUrl) ? others : [...others, ...own];
}

/**
 * The ids of the URL as the server has them (R18); those that no option stands for are
 * left out, and `unknown` says that there were some.
 */
export function resolveCountries(
  options: readonly CountryOption[],
  inUrl: readonly string[],
): { ids: Id[]; unknown: boolean } {
  const known = new Map(options.flatMap(({ ids }) => ids.map((id) => [String(id), id] as const)));
  const ids = inUrl.flatMap((id) => known.get(id) ?? []);
  return { ids, unknown: ids.length < inUrl.length };
}
