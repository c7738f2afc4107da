import { screen, waitFor, within } from '@testing-library/react';
import { http as network, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { COMMENT_IDS } from '@/features/demo/sample';
import { useDemo } from '@/features/demo/store';
import { server } from '@/mocks/hosts/node';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { renderRoute } from '@/test/render-route';

type Words = typeof import('../../locales/en/demo.json');
const files = import.meta.glob<Words>('/locales/*/demo.json', { import: 'default', eager: true });

function wordsOf(locale: 'en' | 'vi'): Words {
  const file = files[`/locales/${locale}/demo.json`];
  if (!file) throw new Error(`No message file for ${locale}`);
  return file;
}

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  const section = heading.closest('section');
  if (!section) throw new Error(`No part ${name}`);
  return within(section);
};

const button = (name: string) => screen.findByRole('button', { name });

describe('/demo', () => {
  it.each(['en', 'vi'] as const)(
    'has the words of every comment once in the essay (%s)',
    (locale) => {
      const { essay, comment } = wordsOf(locale);
      const text = [essay.one, essay.two, essay.three].join('\n\n');
      for (const id of COMMENT_IDS) expect(text.split(comment[id].quote)).toHaveLength(2);
    },
  );

  it('says once that it is a sample, in the bar that stays in sight, and sends nothing', async () => {
    const { user, requests } = await renderRoute('/demo');
    await button('Reset');
    const before = (await requests()).length;
    const bar = screen.getByRole('group', { name: 'The sample student' });
    expect(within(bar).getByText(/^Sample student\./)).toBeVisible();
    expect(bar).toHaveClass('sticky');
    expect(screen.getAllByText(/^Sample student/)).toHaveLength(1);
    const list = await part('Her list, with reasons');
    await user.click(list.getByRole('button', { name: /Add to plan: BS Environ/ }));
    await user.click(await button('Reset'));
    expect((await requests()).slice(before)).toEqual([]);
  });

  it('updates at once when an answer changes, undoes it, and starts over', async () => {
    const { user } = await renderRoute('/demo');
    const list = await part('Her list, with reasons');
    const tallies = () => list.getAllByText(/\d met, /).map((tally) => tally.textContent);
    const atFirst = tallies();
    expect(atFirst.join()).not.toMatch(/\b0 /);
    await user.selectOptions(screen.getByLabelText('IELTS'), 'not taken yet');
    expect(tallies()).not.toEqual(atFirst);
    expect(list.getAllByText(/not taken yet/)).not.toHaveLength(0);
    await user.click(await button('Undo'));
    expect(tallies()).toEqual(atFirst);
    expect(screen.getByText('Undone.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

    await user.click(screen.getByLabelText('Chemistry until grade 12'));
    await user.click(await button('Reset'));
    expect(tallies()).toEqual(atFirst);
    await user.click(await button('Undo'));
    expect(screen.getByLabelText('Chemistry until grade 12')).not.toBeChecked();
  });

  it('moves a card, keeps its focus, and keeps the move over a reload', async () => {
    const { user } = await renderRoute('/demo');
    const plan = await part('Her plan');
    const status = () =>
      plan.getByLabelText('Status of BSc Environmental Science, University of Auckland');
    await user.selectOptions(status(), 'Submitted');
    const columns = plan.getByRole('heading', { name: /^Submitted 2/ }).closest('section');
    expect(columns).toHaveTextContent('University of Auckland');
    await waitFor(() => expect(status()).toHaveFocus());
    await user.type(
      plan.getByLabelText('Note on BSc Environmental Science, University of Auckland'),
      '!',
    );
    await useDemo.persist.rehydrate();
    expect(plan.getByDisplayValue('February start. What about Tết?!')).toBeVisible();
    expect(status()).toHaveDisplayValue('Submitted');
  });

  it('announces the same action again', async () => {
    const { user } = await renderRoute('/demo');
    const ielts = await screen.findByLabelText('IELTS');
    await user.selectOptions(ielts, '7.0');
    const status = within(screen.getByRole('group', { name: 'The sample student' }));
    const said = status.getByRole('status').firstElementChild;
    await user.selectOptions(ielts, '6.5');
    const again = status.getByRole('status').firstElementChild;
    expect(again).toHaveTextContent(said?.textContent || 'no words');
    expect(again).not.toBe(said);
  });

  it('follows the words of comments while the essay is edited', async () => {
    const { user } = await renderRoute('/demo');
    const essay = await part('Her essay, with questions');
    await user.click(essay.getByRole('button', { name: 'Edit' }));
    const box = essay.getByRole('textbox', { name: 'An’s essay' });
    await user.clear(box);
    await user.paste(wordsOf('en').essay.one);
    expect(essay.getAllByText(/these words are no longer in it/)).toHaveLength(3);
    await user.click(essay.getByRole('button', { name: 'With comments' }));
    await user.click(essay.getByRole('button', { name: 'Comment 1' }));
    expect(essay.getByRole('article', { name: /stopped looking at/ })).toHaveFocus();
  });

  it('starts the real questions with the sample’s answers, or with none', async () => {
    const { user, router } = await renderRoute('/demo');
    await user.selectOptions(await screen.findByLabelText('IELTS'), '7.0');
    await user.click(await button('Start with mine'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start with your own' }));
    await user.click(dialog.getByRole('button', { name: 'Start with An’s answers' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(useAnswersStore.getState().answers).toMatchObject({
      classGradeId: 12,
      countryIds: expect.arrayContaining([1, 4, 7, 9, 14, 15]),
      parentId: 12,
      titleIds: [],
      budget: { min: '10000', max: '20000' },
      average: 8.4,
      ielts: 7,
    });

    // The path changes before the page does.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await router.navigate('/demo');
    await user.click(await button('Start with mine'));
    expect(await screen.findByText(/An’s would replace them/)).toBeVisible();
    await user.click(await button('Keep my answers'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(useAnswersStore.getState().answers.ielts).toBe(7);
  });

  it('starts the questions without answers that the server has no ids for', async () => {
    server.use(
      network.get('*/class-grades', () => HttpResponse.json([{ id: 'g', class_name: '12' }])),
      network.post('*/countries', () =>
        HttpResponse.json([{ country_ids: [4, 5], title: 'New Zealand', iso_code: 'NZ' }]),
      ),
      network.post('*/get-super-meta-categories', () => HttpResponse.json({}, { status: 404 })),
    );
    const { user, router } = await renderRoute('/demo');
    await user.click(await button('Start with mine'));
    await user.dblClick(await button('Start with An’s answers'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(useAnswersStore.getState().answers).toMatchObject({
      classGradeId: 'g',
      countryIds: [4, 5],
      parentId: null,
      average: 8.4,
    });
  });

  it('links a student to their own pages instead', async () => {
    await renderRoute('/vi/demo', { signedInAs: 'minh' });
    const link = await screen.findByRole('link', { name: 'Đến lượt mình' });
    expect(link).toHaveAttribute('href', '/vi');
  });
});
