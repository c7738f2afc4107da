import { getSearch } from '@/api/search/contract';
import { searchCatalogue } from '@/mocks/engines/search/search-catalogue';
import { checkedSearch } from '@/mocks/server/list-options';
import { route } from '@/mocks/server/route';

export const searchRoutes = {
  getSearch: route(getSearch, 'open', ({ query, language }) => ({
    data: searchCatalogue(checkedSearch(query.get('q')?.trim()), language),
  })),
};
