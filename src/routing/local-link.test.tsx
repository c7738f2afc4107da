import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { messagesOf } from '@/i18n/messages';
import { LocalLink, useCurrentRoute } from './local-link';
import { MissingPageContext, useMissingPage } from './missing-page';

function Here() {
  return <p>{useCurrentRoute() ?? 'nowhere'}</p>;
}

function Missing() {
  return createElement('p', null, useMissingPage());
}

it.each([
  ['en', '/profile/essays/e%201?tab=versions', '/pricing'],
  ['vi', '/vi/profile/essays/e%201?tab=versions', '/vi/pricing'],
] as const)('a link stays in the locale of the page, %s', (locale, essay, pricing) => {
  render(
    <I18nextProvider i18n={messagesOf(locale)}>
      <MemoryRouter>
        <LocalLink to="essay" params={{ id: 'e 1' }} search={{ tab: 'versions', q: '' }}>
          Essay
        </LocalLink>
        <LocalLink to="pricing" aria-current="page">
          Pricing
        </LocalLink>
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(screen.getByRole('link', { name: 'Essay' })).toHaveAttribute('href', essay);
  expect(screen.getByRole('link', { name: 'Pricing', current: 'page' })).toHaveAttribute(
    'href',
    pricing,
  );
});

it.each([
  ['/vi/profile/essays/e1', 'essay'],
  ['/no/such/page', 'nowhere'],
])('%s is active as %s', (path, id) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByText(id)).toBeVisible();
});

it('an unknown page shows the app’s 404 page', () => {
  render(
    <MissingPageContext value="There is no such page">
      <Missing />
    </MissingPageContext>,
  );
  expect(screen.getByText('There is no such page')).toBeVisible();
});
