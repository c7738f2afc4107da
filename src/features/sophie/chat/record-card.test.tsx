import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { messagesOf } from '@/i18n/messages';
import { RecordCard } from './record-card';

/** What the card of a source says under its title. */
function saidOf(text: string): string | null {
  const source = { title: 'NL Scholarship', href: null, text };
  const router = createMemoryRouter([{ path: '*', element: <RecordCard source={source} /> }]);
  const { container } = render(
    <I18nextProvider i18n={messagesOf('en')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return container.querySelector('p')?.textContent ?? null;
}

const PROVIDER = 'Dutch Ministry of Education, Culture and Science, Netherlands';

test('a source says as many facts or sentences as fit, each of them whole', () => {
  const facts = `${PROVIDER}; One sum, in the first year (about $5,400); closes Feb 1, 2027`;
  expect(
    saidOf(`${facts}; To study in the Netherlands; IELTS 6.5; A personal essay. Formerly Holland.`),
  ).toBe(facts);
  const short = 'Germany. You need a national visa for study.';
  expect(
    saidOf(
      `${short} The usual proof of funds is a blocked account, and from Vietnam the APS certificate comes first of all papers.`,
    ),
  ).toBe(short);
});

test('a source whose first sentence fits no card says that one', () => {
  const sentence = `${'Accept the offer, pay the deposit, '.repeat(6)}and apply with IELTS 6.5.`;
  expect(saidOf(`${sentence} Begin early.`)).toBe(sentence);
  expect(saidOf('No end')).toBe('No end');
});
