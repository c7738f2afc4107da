import { QueryClient } from '@tanstack/react-query';
import { http as network, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { programTitlesQuery } from '@/api/journey/queries';
import { startSession } from '@/api/http/session';
import { addFault } from '@/mocks/server/faults';
import { server } from '@/mocks/hosts/node';
import { recordedRequests } from '@/mocks/server/recorder';
import { openSession } from '@/mocks/data/sessions';
import { NO_ANSWERS } from './answers';
import { carryAnswers, givenAnswers } from './carry-answers';

const client = new QueryClient();
const bearerOfMinh = () => openSession('bearer', 2);
const carry = (changes: Parameters<typeof carryAnswers>[2]) =>
  carryAnswers(client, 'en-US', changes, { signal: new AbortController().signal });

/** The request bodies written to the account. */
async function written(): Promise<unknown[]> {
  const requests = await recordedRequests();
  return requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

beforeEach(async () => {
  client.clear();
  startSession(await bearerOfMinh());
});

describe('adding local answers to an account', () => {
  it('sends nothing without local answers', async () => {
    await carry(givenAnswers(NO_ANSWERS));
    expect(await recordedRequests()).toEqual([]);
  });

  it('adds them to the account’s answers, and is idempotent', async () => {
    await carry({ average: 8 });
    await carry({ classGradeId: 12, countryIds: [1] });
    await carry({ classGradeId: 12, countryIds: [1] });
    const bodies = await written();
    expect(bodies[1]).toMatchObject({ average: 8, class_grade_id: 12, country_ids: [1] });
    expect(bodies[2]).toEqual(bodies[1]);
  });

  it('includes majors whose titles have not loaded', async () => {
    await carry({ titleIds: [1] });
    expect(await written()).toMatchObject([
      { educational_records: { next_program_titles: [{ id: 1, title: expect.any(String) }] } },
    ]);
  });

  it('includes majors while the list that the visitor requested is loading', async () => {
    let asked = 0;
    server.use(
      network.get('*/program-titles', () => {
        asked += 1;
        if (asked === 1) return new Promise<never>(() => {});
        return HttpResponse.json({ data: [{ id: 1, title: 'Law' }] });
      }),
    );
    client.fetchQuery(programTitlesQuery('en-US')).catch(() => undefined);
    await vi.waitFor(() => expect(asked).toBe(1));
    startSession(await bearerOfMinh());
    await carry({ titleIds: [1] });
    expect(await written()).toHaveLength(1);
  });

  it('writes nothing if the account cannot be read', async () => {
    addFault({ match: 'getBasicInfo', kind: 'status', status: 500 });
    await expect(carry({ average: 8 })).rejects.toThrow('500');
    expect(await written()).toEqual([]);
  });
});

describe('a local field without majors', () => {
  it('removes the account’s majors, which would filter the list unseen', async () => {
    await carry({ parentId: 1, titleIds: [1] });
    await carry({ parentId: 2, average: 8 });
    expect((await written())[1]).toMatchObject({
      program_title_parent_id: 2,
      average: 8,
      educational_records: { next_program_titles: [] },
    });
  });

  it('keeps the account’s majors if there is no local field', async () => {
    await carry({ titleIds: [1] });
    await carry({ classGradeId: 12 });
    expect((await written())[1]).toMatchObject({
      educational_records: { next_program_titles: [{ id: 1 }] },
    });
  });
});
