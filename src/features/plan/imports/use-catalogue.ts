import { useQueryClient } from '@tanstack/react-query';
import { schoolQuery } from '@/api/school/queries';
import { searchQuery } from '@/api/search/queries';
import { useLanguage } from '@/i18n/use-locale';
import { cleanSearch } from '@/lib/search-text';
import type { Catalogue } from './match-programs';

/** Asks the catalogue for the programs of a school: by its id, else by the site's search, which knows short names too. */
export function useCatalogue(): Catalogue {
  const client = useQueryClient();
  const language = useLanguage();
  return async ({ id, name }) => {
    const q = cleanSearch(name);
    const hits = id === null && q !== '' ? await client.fetchQuery(searchQuery(language, q)) : [];
    // The best match may be something else, such as a city.
    const school = id ?? hits.find(({ kind }) => kind === 'school')?.id;
    if (school === undefined) return null;
    const { programs } = await client.fetchQuery({
      ...schoolQuery(language, school, {}),
      // The preview names the rows that could not be looked up.
      meta: { inlineError: true },
    });
    return programs;
  };
}
