import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/features/plan/board/card-menu');
await import('./step-sheet');

const open = () => renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });

async function cardOf(school: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('button', { name: new RegExp(`^Steps of .*${school}`) });
  const card = heading.closest('article');
  if (!card) throw new Error(`no card of ${school}`);
  return card;
}

/** Opens the steps of Groningen. */
async function openSteps({ user }: RenderedRoute) {
  const card = await cardOf('Groningen');
  await user.click(within(card).getByRole('button', { name: /^Steps of/ }));
  return within(card);
}

async function writes({ requests }: RenderedRoute, part: string) {
  const calls = await requests();
  return calls
    .filter(({ url, method }) => url.includes(part) && method !== 'GET')
    .map(({ method, body }) => ({ method, body }));
}

describe('the steps of a card', () => {
  it('while the stored ones are unknown, none can be added, which could replace one', async () => {
    addFault({ match: 'getPlanSteps', kind: 'status', status: 500 });
    const steps = await openSteps(await open());
    expect(steps.getByRole('button', { name: 'Add a step' })).toBeDisabled();
  });

  it('closed it shows the next one, open all of them; pressing one sets its stone and takes it away', async () => {
    const app = await open();
    const card = await cardOf('Groningen');
    expect(await within(card).findByText('Finish the essay')).toBeVisible();
    expect(within(card).getByText('2 of 5 steps done')).toBeInTheDocument();
    expect(within(card).queryByRole('checkbox')).toBeNull();

    const steps = await openSteps(app);
    expect(steps.getAllByRole('checkbox')).toHaveLength(5);
    expect(steps.getByRole('checkbox', { name: /^Register for the test/ })).toBeChecked();
    // The visa is a step once there is an offer.
    expect(steps.queryByText('Apply for the visa')).toBeNull();
    const fee = steps.getByRole('checkbox', { name: /^Pay the fee/ });
    expect(fee).not.toBeChecked();
    await app.user.click(fee);
    await waitFor(() => expect(fee).toBeChecked());
    expect(fee).toHaveAccessibleName('Pay the fee paid');
    expect(steps.getByText('3 of 5 steps done')).toBeInTheDocument();
    await app.user.click(fee);
    await waitFor(() => expect(fee).not.toBeChecked());
    await waitFor(async () =>
      expect(await writes(app, '/plan-steps/')).toMatchObject([
        { method: 'PUT', body: { kind: 'fee', state: 'done' } },
        { method: 'PUT', body: { kind: 'fee', state: 'open' } },
      ]),
    );
  });

  it('one can be added, changed and removed', async () => {
    const app = await open();
    const steps = await openSteps(app);
    await app.user.click(steps.getByRole('button', { name: 'Add a step' }));
    let sheet = within(await screen.findByRole('dialog', { name: 'A new step' }));
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /Enter a name/,
    );
    await app.user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Ask for a stamp');
    fireEvent.change(sheet.getByLabelText('Day'), { target: { value: '2026-12-01' } });
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await steps.findByRole('checkbox', { name: 'Ask for a stamp Dec\u00a01' }),
    ).toBeVisible();

    await app.user.click(steps.getByRole('button', { name: 'Edit: Ask for a stamp' }));
    sheet = within(await screen.findByRole('dialog', { name: 'Ask for a stamp' }));
    fireEvent.change(sheet.getByLabelText('Day'), { target: { value: '2026-12-03' } });
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(
      await steps.findByRole('checkbox', { name: 'Ask for a stamp Dec\u00a03' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(steps.getByRole('button', { name: 'Edit: Ask for a stamp' })).toHaveFocus(),
    );

    await app.user.click(steps.getByRole('button', { name: 'Edit: Pay the fee' }));
    sheet = within(await screen.findByRole('dialog', { name: 'Pay the fee' }));
    expect(sheet.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await app.user.click(sheet.getByRole('button', { name: 'Remove this step' }));
    await waitFor(() => expect(steps.queryByText('Pay the fee')).toBeNull());
  });

  it('one of any kind can be added, and linked', async () => {
    const app = await open();
    const steps = await openSteps(app);
    const add = async (kind: string) => {
      await app.user.click(steps.getByRole('button', { name: 'Add a step' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'A new step' }));
      await app.user.selectOptions(sheet.getByRole('combobox', { name: 'What to do' }), kind);
      return { sheet, save: () => app.user.click(sheet.getByRole('button', { name: 'Save' })) };
    };
    const scholarship = await add('Apply for a scholarship');
    const linked = scholarship.sheet.getByRole('combobox', { name: 'Scholarship' });
    await waitFor(() => expect(within(linked).getAllByRole('option').length).toBeGreaterThan(1));
    await app.user.selectOptions(linked, within(linked).getAllByRole('option').slice(1, 2));
    await scholarship.save();
    expect(
      await steps.findByRole('checkbox', { name: 'Apply for a scholarship' }),
    ).toBeInTheDocument();
    expect(steps.getByRole('link', { name: 'See the scholarship' })).toBeVisible();

    // There is an essay step already: two with one name would look the same.
    const essay = await add('Finish the essay');
    await essay.save();
    const name = essay.sheet.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription(/Enter a name/);
    await app.user.type(name, 'Write about Groningen');
    const linkedEssay = essay.sheet.getByRole('combobox', { name: 'Essay' });
    await waitFor(() =>
      expect(within(linkedEssay).getAllByRole('option').length).toBeGreaterThan(1),
    );
    await app.user.selectOptions(
      linkedEssay,
      within(linkedEssay).getAllByRole('option').slice(1, 2),
    );
    await essay.save();
    expect(await steps.findByText('Write about Groningen')).toBeVisible();
    expect(steps.getAllByRole('link', { name: 'Open the essay' })).toHaveLength(2);
  });

  it('the essay step can be linked to another essay', async () => {
    const app = await open();
    const steps = await openSteps(app);
    await app.user.click(steps.getByRole('button', { name: 'Edit: Finish the essay' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Finish the essay' }));
    const essay = sheet.getByRole('combobox', { name: 'Essay' });
    await waitFor(() => expect(within(essay).getAllByRole('option').length).toBeGreaterThan(2));
    await app.user.selectOptions(essay, 'None yet');
    await app.user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(steps.queryByRole('link', { name: 'Open the essay' })).toBeNull());
  });

  it('a refused change shows the server’s message, and can be tried again or discarded', async () => {
    const app = await open();
    const steps = await openSteps(app);
    const refuse = () =>
      addFault({
        match: 'putPlanStep',
        kind: 'status',
        status: 422,
        body: { message: 'Not this one.' },
        times: 1,
      });
    refuse();
    const fee = () => steps.getByRole('checkbox', { name: /^Pay the fee/ });
    await app.user.click(fee());
    expect(await steps.findByRole('alert')).toHaveTextContent('Not this one.');
    expect(fee()).toBeChecked();
    const heading = steps.getByRole('button', { name: /^Steps of/ });
    await app.user.click(heading);
    expect(steps.getByText('Not saved')).toBeVisible();
    expect(screen.queryByText(/waiting for the network/)).toBeNull();
    await app.user.click(heading);
    await app.user.click(steps.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(steps.queryByRole('alert')).toBeNull());
    expect(fee()).toBeChecked();
    const edit = steps.getByRole('button', { name: 'Edit: Pay the fee' });
    await waitFor(() => expect(edit).toHaveFocus());

    refuse();
    await app.user.click(fee());
    await app.user.click(await steps.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(steps.queryByRole('alert')).toBeNull());
    expect(fee()).toBeChecked();
    await waitFor(() => expect(edit).toHaveFocus());
  });

  it('a change without a network says that it waits', async () => {
    const app = await open();
    const steps = await openSteps(app);
    addFault({ match: 'putPlanStep', kind: 'network' });
    await app.user.click(steps.getByRole('checkbox', { name: /^Pay the fee/ }));
    expect(
      await steps.findByText('Waiting for the network', undefined, { timeout: 8000 }),
    ).toBeVisible();
    expect(screen.getByText('1 change is waiting for the network')).toBeVisible();
  });
});

describe('the decision of a school', () => {
  async function decided(app: RenderedRoute) {
    await cardOf('Twente');
    await app.user.click(await screen.findByRole('button', { name: /^Move or edit .*Twente/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Move to Decision' }));
    const group = await screen.findByRole('group', { name: /^What did University of Twente say/ });
    return within(group);
  }

  it('is asked for; an offer is good news, and can be undone', async () => {
    const app = await open();
    const ask = await decided(app);
    await app.user.click(ask.getByRole('button', { name: 'They want me' }));
    await waitFor(() => expect(screen.getAllByText('They want you')).toHaveLength(2));
    const card = await cardOf('Twente');
    await waitFor(() =>
      expect(within(card).getByRole('button', { name: /^Steps of/ })).toHaveFocus(),
    );
    await waitFor(async () =>
      expect(await writes(app, '/bookmark/program/')).toEqual([
        { method: 'PATCH', body: { status: 'decided', order_no: 1 } },
        { method: 'PATCH', body: { outcome: 'offer' } },
      ]),
    );
    await app.user.click(screen.getByRole('button', { name: /^Undo: changed .*Twente/ }));
    expect(await screen.findByRole('group', { name: /^What did .*Twente say/ })).toBeVisible();
  });

  it('an offer can be shown to the parents', async () => {
    const app = await open();
    const card = within(await cardOf('RMIT'));
    await app.user.click(card.getByRole('button', { name: /^Show my parents RMIT/ }));
    expect(app.router.state.location.search).toMatch(/^\?sheet=\d+$/);
  });

  it('a refusal is quiet, and the editor can correct it', async () => {
    const app = await open();
    const ask = await decided(app);
    await app.user.click(ask.getByRole('button', { name: 'Not this time' }));
    const card = await cardOf('Twente');
    expect(await within(card).findByText(/^Not this time. You were brave/)).toBeVisible();
    await app.user.click(within(card).getByRole('button', { name: /^Move or edit/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Note, status, date' }));
    const dialog = within(await screen.findByRole('dialog'));
    const said = dialog.getByRole('combobox', { name: 'What they said' });
    expect(said).toHaveDisplayValue('Not this time');
    await app.user.selectOptions(said, 'I’m on the waiting list');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await within(card).findByText(/^You’re on the waiting list/)).toBeVisible();
  });
});
