import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '@/i18n/messages';
import { server } from '@/mocks/hosts/node';
import { NO_ANSWERS, type Answers } from './answers';
import { useAnswersStore } from './answers-store';
import { useDropUnknownAnswers } from './use-drop-unknown-answers';

const options = {
  'class-grades': [{ id: 12, class_name: '12' }],
  countries: [
    { country_ids: [1, 2], title: 'A' },
    { country_ids: '840', title: 'B' },
  ],
  'get-super-meta-categories': [{ id: 'law', title: 'Law' }],
  'program-titles': [{ id: 7, title: 'Music' }],
};

/** Checks answers as the school list does, until all requests have ended. */
async function lookThrough(given: Partial<Answers>, enabled = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={messagesOf('en')}>{children}</I18nextProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  useAnswersStore.getState().answer(given);
  const useSeen = () =>
    useDropUnknownAnswers(
      useAnswersStore((state) => state.answers),
      enabled,
    );
  renderHook(useSeen, { wrapper });
  // Also waits for what the last response renders, which `vi.waitFor` would not.
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const { answers, dropped } = useAnswersStore.getState();
  return { answers, dropped: [...new Set(dropped)] };
}

beforeEach(() => {
  for (const [path, data] of Object.entries(options)) {
    server.use(network.all(`*/${path}`, () => HttpResponse.json({ data })));
  }
});

const known: Answers = {
  ...NO_ANSWERS,
  classGradeId: 12,
  countryIds: [1, 2, '840'],
  parentId: 'law',
  titleIds: [7],
  average: 8,
};

describe('answers without a matching option', () => {
  it('do not include offered options', async () => {
    expect(await lookThrough(known)).toEqual({ answers: known, dropped: [] });
  });

  it('are removed one by one, with a message', async () => {
    const strange = { classGradeId: 99, countryIds: [1, 404], parentId: 'alchemy', titleIds: [8] };
    expect(await lookThrough({ ...known, ...strange })).toEqual({
      answers: { ...NO_ANSWERS, countryIds: [1], average: 8 },
      dropped: ['classGradeId', 'countryIds', 'parentId', 'titleIds'],
    });
  });

  it('do not include ids that a link has as text or number', async () => {
    expect(
      await lookThrough({ countryIds: ['1', 840], titleIds: ['7'], classGradeId: '12' }),
    ).toEqual({
      answers: { ...NO_ANSWERS, countryIds: [1, '840'], titleIds: [7], classGradeId: 12 },
      dropped: [],
    });
  });

  it('stay if the options failed to load', async () => {
    server.use(network.all('*/program-titles', () => HttpResponse.json({}, { status: 500 })));
    expect(await lookThrough({ titleIds: [404] })).toEqual({
      answers: { ...NO_ANSWERS, titleIds: [404] },
      dropped: [],
    });
  });

  it('are not checked for an account', async () => {
    const strange = { ...NO_ANSWERS, titleIds: [404] };
    expect(await lookThrough(strange, false)).toEqual({ answers: strange, dropped: [] });
  });
});
