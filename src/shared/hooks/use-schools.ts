import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Id } from '@/api/http/schemas';
import type { AnswersBody } from '@/api/journey/contract';
import type { School } from '@/api/school/contract';
import { schoolKey, schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';

/** The school of the newest response, with whichever answers. */
function newestSchool(client: QueryClient, language: string, id: Id): School | undefined {
  const queryKey = [...schoolKey(language), String(id)];
  const states = client
    .getQueryCache()
    .findAll({ queryKey })
    .map(({ state }) => state);
  const newest = states.sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt).at(-1);
  return newest?.data as School | undefined; // what `schoolQuery` stores under this key
}

/**
 * Loads schools, each once however often it is named. After an answer changes, the previous result stays visible until
 * the new one has loaded. Callers show failures (R15).
 */
export function useSchools(ids: readonly Id[], answers: AnswersBody) {
  const client = useQueryClient();
  const language = useLanguage();
  const unique = new Map(ids.map((id) => [String(id), id]));
  const schools = useQueries({
    queries: [...unique.values()].map((id) => ({
      ...schoolQuery(language, id, answers),
      meta: { inlineError: true },
      // Each key has its own observer here, which knows no data of another one.
      placeholderData: () => newestSchool(client, language, id),
    })),
  });
  const keys = [...unique.keys()];
  return { schools, schoolOf: (id: Id) => schools[keys.indexOf(String(id))] };
}
