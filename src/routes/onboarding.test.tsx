import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo, type BasicInfo } from '@/api/user/contract';
import { changeTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

// The toast library is loaded on demand; loaded here for all tests.
await import('@/ui/overlays/toast-container');

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.findByRole('link', { name });
const at = ({ router }: RenderedRoute) =>
  router.state.location.pathname + router.state.location.search;

async function given(basicInfo: BasicInfo): Promise<void> {
  await changeTables(({ accounts }) => {
    const minh = accounts.find(({ email }) => email === 'minh@example.com');
    if (minh) minh.basicInfo = basicInfo;
  });
}

const budget = () => screen.findByRole('slider');

/** The second range. */
function chooseBudget(slider: HTMLElement): void {
  fireEvent.change(slider, { target: { value: '2' } });
}

const open = (path = '/onboarding') => renderRoute(path, { signedInAs: 'minh' });

async function written({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

describe('the questions after a sign-up', () => {
  it('stay while the answers load again in the other language', async () => {
    const app = await open('/onboarding?step=budget');
    await budget();
    addFault({ match: 'getBasicInfo', kind: 'hang' });
    await app.router.navigate('/vi/onboarding?step=budget');
    await screen.findByRole('heading', { level: 1, name: /^Nhà bạn lo được/ });
    expect(await budget()).toBeVisible();
  });

  it('show one at a time, save each answer at once, and end at the school list', async () => {
    const app = await open();
    await waitFor(() => expect(at(app)).toBe('/onboarding?step=countries'));
    expect(await screen.findByText('1 of 5')).toBeVisible();
    await app.user.click(await screen.findByRole('checkbox', { name: /Finland/ }));
    await waitFor(async () => expect(await written(app)).toEqual([{ country_ids: [6] }]));
    await app.user.click(await link('Next'));
    const grade = await question('What grade are you in?');
    await waitFor(() => expect(grade).toHaveFocus());
    await app.user.click(await screen.findByRole('radio', { name: 'Grade 12' }));
    await app.user.click(await link('Next'));
    chooseBudget(await budget());
    await app.user.click(await link('Next'));
    await app.user.click(await screen.findByRole('radio', { name: /Computing and data/ }));
    await app.user.click(await link('Next'));
    await app.user.click(await screen.findByRole('checkbox', { name: /Computer Science/ }));
    await waitFor(async () => expect(await written(app)).toHaveLength(5));
    expect((await written(app))[4]).toMatchObject({
      class_grade_id: 12,
      budget_min: expect.anything(),
      educational_records: { next_program_titles: [{ title: 'Computer Science' }] },
    });
    await app.user.click(await link('See my list'));
    await waitFor(() => expect(at(app)).toBe('/school-list'));
  });

  it('can each be skipped without a write', async () => {
    const app = await open('/vi/onboarding');
    const steps = ['countries', 'grade', 'budget', 'field', 'majors'];
    for (const [index, step] of steps.entries()) {
      await screen.findByText(`Câu ${index + 1}/5`);
      expect(at(app)).toBe(`/vi/onboarding?step=${step}`);
      await app.user.click(await link(step === 'majors' ? 'Xem danh sách' : 'Tiếp tục'));
    }
    await waitFor(() => expect(at(app)).toBe('/vi/school-list'));
    expect(await written(app)).toEqual([]);
  });

  it('can all be postponed', async () => {
    const app = await open('/onboarding?step=budget');
    await app.user.click(await link('Finish later'));
    await waitFor(() => expect(at(app)).toBe('/school-list'));
  });

  it('show the account’s answers, and start at the first open question', async () => {
    await given({ class_grade_id: 12, country_ids: ['fi', 'nl'] });
    const app = await open();
    await waitFor(() => expect(at(app)).toBe('/onboarding?step=budget'));
    await question('What tuition can your family pay a year?');
    await app.user.click(await link('Back'));
    expect(await screen.findByRole('radio', { name: 'Grade 12' })).toBeChecked();
    expect(await written(app)).toEqual([]);
  });

  it('keep the current question over a reload, and Back opens the previous one', async () => {
    const app = await open('/onboarding?step=field');
    await question('What would you happily study all day?');
    await app.user.click(await link('Back'));
    await question('What tuition can your family pay a year?');
    await app.router.navigate(-1);
    expect(await question('What would you happily study all day?')).toBeVisible();
  });

  it('arrow keys through the fields keep the majors of each', async () => {
    const app = await open('/onboarding?step=field');
    await question('What would you happily study all day?');
    const [first, second] = await screen.findAllByRole('radio');
    if (!first || !second) throw new Error('Two fields were expected');
    await app.user.click(first);
    await app.user.click(await link('Next'));
    await app.user.click((await screen.findAllByRole('checkbox'))[0] ?? first);
    const majors = async () =>
      (await call(getBasicInfo, {})).educational_records?.next_program_titles?.length;
    await waitFor(async () => expect(await majors()).toBe(1));
    await app.user.click(await link('Back'));
    await question('What would you happily study all day?');
    await app.user.click(screen.getAllByRole('radio')[1] ?? second);
    await waitFor(async () => expect(await majors()).toBe(0));
    await app.user.click(screen.getAllByRole('radio')[0] ?? first);
    await waitFor(async () => expect(await majors()).toBe(1));
  });

  it('keep their state when the language changes', async () => {
    const app = await open('/onboarding?step=field&next=%2Fresources');
    await question('What would you happily study all day?');
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    await question('Học gì thì bạn thấy vui cả ngày?');
    expect(at(app)).toBe('/vi/onboarding?step=field&next=%2Fresources');
  });
});

describe('the end of the questions', () => {
  it.each([
    ['/profile/checklist?a=1#b', '/profile/checklist?a=1#b'],
    ['/vi/resources', '/resources'],
    ['/vi/onboarding', '/school-list'],
    ['/signup/verify-phone', '/school-list'],
    ['/no/such/page', '/school-list'],
    ['//evil.example/x', '/school-list'],
    ['', '/school-list'],
  ])('with %j as the last page is %s', async (next, end) => {
    await open(`/onboarding?step=majors&next=${encodeURIComponent(next)}`);
    const last = await link(end === '/school-list' ? 'See my list' : 'Done');
    expect(last).toHaveAttribute('href', end);
  });
});

describe('the budget', () => {
  it('is in đồng, too, where the rate is known', async () => {
    await open('/onboarding?step=budget');
    chooseBudget(await budget());
    await waitFor(async () =>
      expect(await budget()).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^\$[\d,]+ - \$[\d,]+, about \d+ million đồng at most$/),
      ),
    );
  });

  it('is only in dollars without a rate', async () => {
    addFault({ match: 'getOutline', kind: 'status', status: 404 });
    await open('/onboarding?step=budget');
    chooseBudget(await budget());
    await waitFor(async () =>
      expect(await budget()).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^\$[\d,]+ - \$[\d,]+$/),
      ),
    );
  });
});

describe('failures', () => {
  it('a rejected answer has a toast, is restored, and its question stays', async () => {
    const app = await open('/onboarding?step=budget');
    addFault({ match: 'putBasicInfo', kind: 'status', status: 500, times: 1 });
    chooseBudget(await budget());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(async () => expect(await budget()).toHaveAttribute('aria-valuetext', 'No limit'));
    chooseBudget(await budget());
    await waitFor(async () => expect(await written(app)).toHaveLength(2));
  });

  it('an account that fails to load shows a message and retry', async () => {
    addFault({ match: 'getBasicInfo', kind: 'status', status: 404, times: 1 });
    const app = await open('/onboarding?step=budget');
    expect(await screen.findByText(/^We couldn’t load your answers\. /)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await budget()).toBeInTheDocument();
  });
});
