import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogueEntries } from '@/mocks/data/entries';
import { renderRoute } from '@/test/render-route';

const { school, program } = catalogueEntries[0] ?? expect.fail('an empty catalogue');

it.each([
  ['/resources?read=privacy', 'Privacy', '/resources', 'Resources'],
  [
    '/vi/resources?read=visa-steps',
    'Từ thư mời đến visa, từng bước một',
    '/vi/majors',
    'Ngành học',
  ],
  [
    '/school-list?step=grade',
    'What grade are you in?',
    '/school-list?step=countries',
    'School list',
  ],
  [
    `/school-list?school=${school.id}&program=${program.id}`,
    `${program.name.en}, ${school.name.en}`,
    '/school-list',
    'School list',
  ],
])('the document at %s is named after what is open: %s', async (path, title, after, page) => {
  const { router } = await renderRoute(path);
  await waitFor(() => expect(document.title).toBe(`${title} · Saola`));
  await act(() => router.navigate(after));
  await waitFor(() => expect(document.title).toBe(`${page} · Saola`));
});
