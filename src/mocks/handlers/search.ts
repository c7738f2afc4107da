import { getSearch } from '@/api/search/contract';
import { searchCatalogue } from '@/mocks/engines/search/search-catalogue';
import { messages } from '@/mocks/server/messages';
import { unprocessable } from '@/mocks/server/refusal';
import { route } from '@/mocks/server/route';

const MAX_SEARCH_LENGTH = 200;

export const searchRoutes = {
  getSearch: route(getSearch, 'open', ({ query, language }) => {
    const q = (query.get('q') ?? '').trim();
    if (q.length > MAX_SEARCH_LENGTH) throw unprocessable({ q: messages.longSearch });
    return { data: searchCatalogue(q, language) };
  }),
};
