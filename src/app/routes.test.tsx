import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { pathTo } from '@/routing/paths';
import { ROUTE_IDS, ROUTES } from '@/routing/route-table';
import { renderRoute } from '@/test/render-route';
import { createRoutes } from './routes';

const routes = createRoutes({
  queryClient: new QueryClient(),
  rootRedirect: '',
  target: () => '/',
});

const locales = ['en', 'vi'] as const;

describe('the 21 routes', () => {
  it('are 21', () => {
    expect(ROUTE_IDS).toHaveLength(21);
  });

  it.each(ROUTE_IDS)('%s has its path in both languages, and its layout', (id) => {
    for (const locale of locales) {
      const path = pathTo(locale, id, { params: { id: 'e-1' } });
      const matches = matchRoutes(routes, path)?.map(({ route }) => route.id);
      expect(matches).toEqual(['lang', `${ROUTES[id].layout}-layout`, id]);
      expect(matchRoutes(routes, `${path}/`)?.at(-1)?.route.id).toBe(id);
    }
  });

  const cases = ROUTE_IDS.flatMap((id) => locales.map((locale) => [id, locale] as const));
  it.each(cases)('%s shows its page in %s', async (id, locale) => {
    const isGuarded = ROUTES[id].middleware.includes('auth');
    const path = pathTo(locale, id, { params: { id: 'e1' } });
    const { router } = await renderRoute(path, isGuarded ? { signedInAs: 'linh.tran' } : {});
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(document.documentElement.lang).toBe(LOCALES[locale].tag));
    const { t } = messagesOf(locale);
    await waitFor(() => expect(document.title).toBe(`${t(`routes.${id}.title`)} · Saola`));
  });
});
