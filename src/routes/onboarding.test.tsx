import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BasicInfo } from '@/api/user/contract';
import { changeTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { toasts } from '@/test/toasts';

/** The toast library is loaded on demand; loaded here for all tests. */
beforeAll(() => import('@/ui/overlays/toast-container'));

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

const open = (path = '/onboarding') => renderRoute(path, { signedInAs: 'minh' });

async function written({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

const chosen = () => within(screen.getByRole('complementary'));

describe('the questions after a sign-up', () => {
  it('show one at a time, save each answer at once, and end at the school list', async () => {
    const app = await open();
    await waitFor(() => expect(at(app)).toBe('/onboarding?step=grade'));
    expect(await screen.findByText('Question 1 of 5')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: /^Grade.*12$/ }));
    await waitFor(() => expect(at(app)).toBe('/onboarding?step=countries'));
    await waitFor(async () => expect(await written(app)).toEqual([{ class_grade_id: 12 }]));
    const countries = await question('Where would you like to study?');
    await waitFor(() => expect(countries).toHaveFocus());
    await app.user.click(await screen.findByRole('checkbox', { name: /Finland/ }));
    await app.user.click(await link('Next'));
    await app.user.click(await screen.findByRole('radio', { name: /\$10,000 - \$20,000/ }));
    await app.user.click(await link('Next'));
    await app.user.click(await screen.findByRole('radio', { name: /Computing and data/ }));
    await app.user.click(await link('Next'));
    await app.user.click(await screen.findByRole('button', { name: 'Computer Science' }));
    await waitFor(async () => expect(await written(app)).toHaveLength(5));
    expect((await written(app))[4]).toMatchObject({
      class_grade_id: 12,
      budget_min: expect.anything(),
      educational_records: { next_program_titles: [{ title: 'Computer Science' }] },
    });
    expect(await screen.findByText('Saved to your account')).toBeVisible();
    await app.user.click(await link('Show my programs'));
    await waitFor(() => expect(at(app)).toBe('/school-list'));
  });

  it('can each be skipped without a write', async () => {
    const app = await open('/vi/onboarding');
    const steps = ['grade', 'countries', 'budget', 'field', 'majors'];
    for (const [index, step] of steps.entries()) {
      await screen.findByText(`Câu ${index + 1} trên 5`);
      expect(at(app)).toBe(`/vi/onboarding?step=${step}`);
      await app.user.click(await link('Bỏ qua câu này'));
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
    await question('How much can you spend a year?');
    expect(await chosen().findByRole('link', { name: 'Grade 12 Edit' })).toBeVisible();
    expect(chosen().getByRole('link', { name: 'Field Not answered Answer' })).toBeVisible();
    expect(chosen().getByRole('link', { current: 'step' })).toHaveTextContent('Budget');
    await app.user.click(chosen().getByRole('link', { name: 'Grade 12 Edit' }));
    expect(await screen.findByRole('button', { name: /^Grade.*12$/, pressed: true })).toBeVisible();
    expect(await written(app)).toEqual([]);
  });

  it('keep the current question over a reload, and Back opens the previous one', async () => {
    const app = await open('/onboarding?step=field');
    await question('Which field interests you most?');
    await app.user.click(await link('Back'));
    await question('How much can you spend a year?');
    await app.router.navigate(-1);
    expect(await question('Which field interests you most?')).toBeVisible();
  });

  it('keep their state when the language changes', async () => {
    const app = await open('/onboarding?step=field&next=%2Fresources');
    await question('Which field interests you most?');
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    await question('Bạn thích lĩnh vực nào nhất?');
    expect(at(app)).toBe('/vi/onboarding?step=field&next=%2Fresources');
  });
});

describe('the end of the questions', () => {
  it.each([
    ['/profile/checklist?a=1#b', '/profile/checklist?a=1#b'],
    ['/vi/resources', '/resources'],
    ['/vi/onboarding', '/school-list'],
    ['/signup/verify-phone', '/school-list'],
    ['//evil.example/x', '/school-list'],
    ['', '/school-list'],
  ])('with %j as the last page is %s', async (next, end) => {
    await open(`/onboarding?step=majors&next=${encodeURIComponent(next)}`);
    const skip = await link('Skip this question');
    expect(skip).toHaveAttribute('href', end);
  });

  it('labels the button Done if the last page is not the school list', async () => {
    await given({ educational_records: { next_program_titles: [{ id: 1, title: 'Law' }] } });
    await open('/onboarding?step=majors&next=%2Fresources');
    expect(await link('Done')).toHaveAttribute('href', '/resources');
  });
});

describe('failures', () => {
  it('a rejected answer has a toast, is restored, and its question stays', async () => {
    const app = await open('/onboarding?step=budget');
    addFault({ match: 'putBasicInfo', kind: 'status', status: 500, times: 1 });
    const radio = await screen.findByRole('radio', { name: /\$10,000 - \$20,000/ });
    await app.user.click(radio);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() => expect(radio).not.toBeChecked());
    await app.user.click(radio);
    expect(await screen.findByText('Saved to your account')).toBeVisible();
    await waitFor(async () => expect(await written(app)).toHaveLength(2));
  });

  it('an account that fails to load shows a message and retry', async () => {
    addFault({ match: 'getBasicInfo', kind: 'status', status: 404, times: 1 });
    const app = await open('/onboarding?step=budget');
    expect(await screen.findByText('We couldn’t load your answers.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /\$10,000 - \$20,000/ })).toBeVisible();
  });
});
