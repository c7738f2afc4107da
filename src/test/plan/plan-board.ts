import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

type Column = 'Considering' | 'Preparing' | 'Submitted' | 'Decision';

/** Opens Linh's plan, as a board unless the query says otherwise. */
export const openPlan = (query = '') =>
  renderRoute(`/profile/checklist${query}`, { signedInAs: 'linh.tran' });

export const column = (name: Column) =>
  screen.findByRole('region', { name: new RegExp(`^${name}`) });

/** The schools in a column, from top to bottom. */
export async function schoolsIn(name: Column): Promise<string[]> {
  const buttons = within(await column(name)).queryAllByRole('button', { name: /^Move or edit/ });
  return buttons.map((button) => button.getAttribute('aria-label')?.split(', ').at(-1) ?? '');
}

/** Waits until a column has these schools. */
export const inColumn = (name: Column, schools: string[]) =>
  waitFor(async () => expect(await schoolsIn(name)).toEqual(schools));

/** Chooses an item of the menu of a school's card. */
export async function choose({ user }: RenderedRoute, school: string, item: string): Promise<void> {
  const name = new RegExp(`^Move or edit .*${school}`);
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Waits until a screen reader was told a text. */
export const announced = (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  );
