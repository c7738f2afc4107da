import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { useEngineState } from '@/shared/program/use-engine';

const rows = () => screen.findAllByRole('heading', { level: 3 });
const engineCalls = (calls: { url: string }[]) => calls.filter(({ url }) => /-engine/.test(url));
const status = (text: string | RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) =>
          typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
        ),
    ).toBe(true),
  );

/** Presses the first chip of this name. */
async function openChip(user: UserEvent, name: string): Promise<HTMLElement> {
  const [chip] = screen.getAllByRole('button', { name });
  if (!chip) throw new Error('A chip was expected');
  await user.click(chip);
  return chip;
}

async function fillInIelts(user: UserEvent, dialog: HTMLElement): Promise<void> {
  for (let press = 0; press < 6; press++)
    await user.click(within(dialog).getByRole('button', { name: 'IELTS: higher' }));
  await user.click(within(dialog).getByRole('button', { name: 'Fill in the rows' }));
}

describe('the results', () => {
  it('keep page 1 until page 2 has loaded, focus it, and refetch nothing on Back', async () => {
    const { user, router, requests } = await renderRoute('/school-list');
    await rows();
    const first = screen.getAllByRole('heading', { level: 3 })[0]?.textContent ?? '';
    addFault({ match: 'preRunEngine', kind: 'slow', ms: 400, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Next 12' }));
    await status('Loading programs');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(first);
    const heading = await screen.findByRole('heading', { name: /^Programs 13 to 24 of/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByText(first, { selector: 'h3 a' })).not.toBeInTheDocument();

    const asked = engineCalls(await requests()).length;
    await router.navigate(-1);
    await screen.findByRole('heading', { name: /^Programs 1 to 12 of/ });
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(first);
    expect(engineCalls(await requests())).toHaveLength(asked);
    expect(useEngineState.getState().position).toBe('pre');
  });

  it('stay while they load for other answers of the account', async () => {
    const { queryClient } = await renderRoute('/school-list', { signedInAs: 'linh.tran' });
    const first = (await rows())[0]?.textContent ?? '';
    await status(/^\d+ programs$/);
    addFault({ match: 'finalEngine', kind: 'slow', ms: 400, times: 1 });
    void queryClient.invalidateQueries({ queryKey: ['engine'] });
    await status('Loading programs');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(first);
    await status(/^\d+ programs$/);
  });

  it('show the last page for a number after it, in the URL too, with a message', async () => {
    const { router } = await renderRoute('/school-list?page=9999&sort=zzz&keep=1');
    expect(await screen.findByRole('link', { name: 'Previous' })).toBeVisible();
    const { search } = router.state.location;
    expect(search).toMatch(/page=\d+/);
    expect(search).not.toContain('9999');
    expect(search).toContain('keep=1');
    expect(router.state.location.state).toEqual({ dropped: ['sort', 'beyond'] });
    expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
  });

  it('offer changes that make an empty list non-empty, one tap each', async () => {
    const { user, router } = await renderRoute('/school-list?q=xylophone&degree=bachelor');
    expect(await screen.findByRole('heading', { name: 'No programs on this slope' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Remove the search/ }));
    await rows();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(router.state.location.search).toBe('?degree=bachelor');
    await status(/^[1-9][\d,]* programs$/);
  });

  it('do not claim that no change helps if the changes could not be checked, and check again', async () => {
    // The list itself.
    addFault({ match: 'preRunEngine', kind: 'slow', ms: 0, times: 1 });
    addFault({ match: 'preRunEngine', kind: 'network' });
    const { user } = await renderRoute('/school-list?q=xylophone&degree=bachelor');
    await status('We couldn’t check which change would bring results.');
    expect(screen.queryByText(/^No single change/)).not.toBeInTheDocument();
    clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await screen.findByRole('button', { name: /^Remove the search/ })).toBeVisible();
    await status('No program matches all of this. Change one thing to see results:');
  });

  it('show an empty list after a failure, and load on retry', async () => {
    addFault({ match: 'preRunEngine', kind: 'status', status: 500, times: 1 });
    const { user } = await renderRoute('/school-list');
    await screen.findByRole('heading', { name: 'We couldn’t load the list' });
    expect(screen.queryByRole('heading', { name: 'No programs on this slope' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rows();
    expect(screen.queryByRole('heading', { name: 'We couldn’t load the list' })).toBeNull();
  });

  it('offers to add a country of the URL that the answers leave out', async () => {
    useAnswersStore.getState().answer({ countryIds: [1] });
    const { user } = await renderRoute('/school-list?country=5');
    await user.click(await screen.findByRole('button', { name: 'Add Germany' }));
    expect(useAnswersStore.getState().answers.countryIds).toEqual([1, 5]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Germany' })).toBeNull());
    expect(screen.queryByText('We couldn’t use part of the link')).toBeNull();
  });

  it('drop an unknown country, keep the others, with a message', async () => {
    const { requests, user, router } = await renderRoute('/school-list?country=1,nowhere');
    await rows();
    const bodies = engineCalls(await requests()).map((call) => JSON.stringify(call));
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).not.toContain('nowhere');
    expect(screen.getByRole('button', { name: /^Country/ })).toHaveTextContent('1 chosen');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await screen.findByRole('table');
    expect(router.state.location.search).toBe('?country=1&view=table');
  });

  it('search when typing pauses, in place, from page 1', async () => {
    const { user, router, requests } = await renderRoute('/school-list?page=2');
    await rows();
    const before = engineCalls(await requests()).length;
    // In one event: a slow machine may pause between two letters as long as a person does.
    await user.click(screen.getByRole('searchbox'));
    await user.paste('data  ');
    await waitFor(() => expect(router.state.location.search).toBe('?q=data'));
    expect(screen.getByRole('searchbox')).toHaveValue('data  ');
    await screen.findByRole('heading', { name: /^Programs 1 to/ });
    expect(engineCalls(await requests())).toHaveLength(before + 1);
  });

  it('ask for one missing answer, fill every row with it, and move the focus to the title', async () => {
    useAnswersStore.getState().answer({ classGradeId: 12, parentId: 1 });
    const { user } = await renderRoute('/school-list');
    await rows();
    const chip = await openChip(user, 'Add your IELTS');
    const title = chip.closest('li')?.querySelector('h3')?.textContent;
    const dialog = await screen.findByRole('dialog', { name: 'Your IELTS?' });
    expect(within(dialog).getByText(/^Enough for \d+ of the \d+ here/)).toBeVisible();
    await fillInIelts(user, dialog);
    await status(/^Filled in \d+ rows\. You meet every known requirement of \d+ programs?\.$/);
    expect(useAnswersStore.getState().answers.ielts).toBe(9);
    expect(screen.queryByRole('button', { name: 'Add your IELTS' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(title ?? ''));
  });

  it('ask in the dialog of a program, too, and compare it again', async () => {
    useAnswersStore.getState().answer({ classGradeId: 12, parentId: 1 });
    const { user } = await renderRoute('/school-list');
    const [first] = await rows();
    if (!first) throw new Error('A row was expected');
    await user.click(within(first).getByRole('link'));
    const name = first.textContent ?? '';
    const dialog = await screen.findByRole('dialog', { name });
    const criteria = () => within(dialog).getByRole('table');
    const ielts = () => within(criteria()).getByRole('row', { name: /IELTS/ });
    expect(ielts()).toHaveTextContent('Unknown');
    await user.click(within(ielts()).getByRole('button', { name: 'Add your IELTS' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your IELTS?' });
    await fillInIelts(user, sheet);
    await waitFor(() => expect(ielts()).toHaveTextContent('Met'));
    await waitFor(() => expect(within(dialog).getByRole('heading', { name })).toHaveFocus());
  });

  it('offer to load the options of an answer again', async () => {
    addFault({ match: 'getClassGrades', kind: 'status', status: 404 });
    useAnswersStore.getState().answer({ parentId: 1, average: 8, ielts: 7, sat: 1400 });
    const { user } = await renderRoute('/school-list');
    await rows();
    await openChip(user, 'Add your grade');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your grade?' }));
    expect(await dialog.findByText('We couldn’t load the options.')).toBeVisible();
    clearFaults();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('11')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Fill in the rows' })).toBeEnabled();
  });

  it('do not ask again after Not yet', async () => {
    useAnswersStore
      .getState()
      .answer({ classGradeId: 12, average: 8, budget: { min: 0, max: null } });
    const { user } = await renderRoute('/school-list');
    await rows();
    await openChip(user, 'Add your IELTS');
    await user.click(await screen.findByRole('button', { name: 'Not yet' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add your IELTS' })).toBeNull(),
    );
    expect(useAnswersStore.getState().answers.ielts).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('h3')).not.toBeNull());
  });

  it('show an overview for the final engine only', async () => {
    await renderRoute('/school-list', { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('region', { name: 'Overview' })).toBeVisible();
    expect(screen.getByText(/Not your chances of admission/)).toBeInTheDocument();
    expect(useEngineState.getState().position).toBe('final');
  });
});

describe('the detail dialog', () => {
  it('opens with a history entry, steps through the page in place, and Back closes it', async () => {
    const { user, router } = await renderRoute('/school-list?sort=name');
    const links = (await rows()).map((heading) => within(heading).getByRole('link'));
    const [first, second] = links;
    if (!first || !second) throw new Error('Two rows were expected');
    await user.click(first);
    const dialog = await screen.findByRole('dialog', { name: first.textContent ?? '' });
    expect(within(dialog).getByText(/^From your list, 1 of/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Next program' }));
    await screen.findByText(/^From your list, 2 of/);
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?sort=name');
  });

  it('shows a missing program inside itself, with the list behind it', async () => {
    const { user, router } = await renderRoute('/school-list?school=nowhere&program=1&q=data');
    const dialog = await screen.findByRole('dialog', {
      name: 'This program isn’t in the catalogue',
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?q=data');
    await rows();
  });
});
