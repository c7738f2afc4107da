import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueEntries } from '@/mocks/data/entries';
import { addFault } from '@/mocks/server/faults';
import { useCompare } from '@/shared/compare/compare-store';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

beforeEach(() => useCompare.getState().reset());

/** The list with its first two programs chosen, by their names. */
async function chooseTwo(path = '/school-list'): Promise<RenderedRoute & { names: string[] }> {
  const route = await renderRoute(path);
  await screen.findAllByRole('heading', { level: 3 });
  const names: string[] = [];
  for (const toggle of screen.getAllByRole('button', { name: /^(Compare|So sánh) / }).slice(0, 2)) {
    await route.user.click(toggle);
    names.push(toggle.getAttribute('aria-label')?.replace(/^(Compare|So sánh) /, '') ?? '');
  }
  return { ...route, names };
}

describe('the comparison', () => {
  it('shows programs side by side, including those that no longer exist', async () => {
    const { user, names } = await chooseTwo();
    useCompare.getState().toggle({ programId: 'gone', schoolId: 'gone' });
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    const dialog = await screen.findByRole('dialog', { name: '3 programs side by side' });
    for (const name of names) {
      expect(name).toMatch(/.+, .+/);
      const remove = { name: `Remove ${name} from the comparison` };
      expect(within(dialog).getByRole('button', remove)).toBeVisible();
    }
    expect(within(dialog).getByRole('rowheader', { name: /^Tuition a year/ })).toBeVisible();
    await within(dialog).findByText('A program we couldn’t load');
    const row = (name: string) => within(dialog).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(within(row('Tuition a year')).getAllByText('(lowest)')).toHaveLength(1);
    await waitFor(() => expect(row('A whole year')).toHaveTextContent(/At least|\$/));
    expect(within(row('Degree')).getAllByText('same')).toHaveLength(1);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Only what differs' }));
    expect(within(dialog).queryByRole('rowheader', { name: /Degree/ })).toBeNull();
  });

  it('marks no figure as illustrative where no program could be loaded', async () => {
    useCompare.getState().toggle({ programId: 'gone', schoolId: 'gone' });
    await renderRoute('/school-list?compare=1');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('A program we couldn’t load');
    expect(dialog.getByRole('rowheader', { name: 'Tuition a year' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /illustrative/i })).toBeNull();
  });

  it('keeps the focus in the tray when a program is removed, then in the list, and tells of it', async () => {
    const { user, names } = await chooseTwo();
    const first = screen.getByRole('button', { name: `Compare ${names[0]}` });
    const tray = within(screen.getByRole('complementary', { name: 'Compare' }));
    const [one, two] = tray.getAllByRole('button', { name: /^Remove / });
    one?.focus();
    await user.keyboard('{Enter}');
    expect(one).not.toBeInTheDocument();
    expect(two).toHaveFocus();
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told()).toContain(`Removed ${names[0]} from the comparison`);

    await user.click(first);
    const [, last] = tray.getAllByRole('button', { name: /^Remove / });
    last?.focus();
    await user.keyboard('{Enter}');
    expect(tray.getByRole('button', { name: 'Compare now' })).toHaveFocus();

    two?.focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary', { name: 'Compare' })).toBeNull();
    expect(screen.getByRole('heading', { name: /^Programs 1 to/ })).toHaveFocus();
    expect(told().join(' ')).toContain('Removed');
  });

  it('removes one program for a double click', async () => {
    const { user } = await chooseTwo();
    const tray = screen.getByRole('complementary', { name: 'Compare' });
    const removes = () => within(tray).getAllByRole('button', { name: /^Remove / });
    const [first] = removes();
    if (!first) throw new Error('A program was expected');
    await user.pointer({ keys: '[MouseLeft]', target: first });
    const [next, ...others] = removes();
    expect(others).toEqual([]);
    // The second press of a double click is on the item that has moved there.
    if (next) fireEvent.click(next, { detail: 2 });
    expect(removes()).toEqual([next]);
  });

  it('has heads without their buttons, which would be read with each cell', async () => {
    const { user, names } = await chooseTwo();
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    const table = within(await screen.findByRole('table'));
    const [corner, ...heads] = table.getAllByRole('columnheader');
    expect(corner).toHaveAccessibleName('Compare');
    expect(heads).toHaveLength(2);
    heads.forEach((head, at) => expect(head).toHaveAccessibleName(names[at]));
    expect(table.getByRole('rowheader', { name: 'Tuition a year' })).toHaveTextContent(
      /illustrative/,
    );
    expect(table.getByRole('rowheader', { name: 'Degree, same' })).toBeVisible();
  });

  it('a school near Hanoi needs no flight, which is the shortest way', async () => {
    for (const name of [/^Foreign Trade University/, /^University of Groningen/]) {
      const entry = catalogueEntries.find(({ school }) => name.test(school.name.en));
      if (!entry) throw new Error(`No program of ${name.source}`);
      const { program, school } = entry;
      useCompare.getState().toggle({ programId: program.id, schoolId: school.id });
    }
    await renderRoute('/vi/school-list?compare=1');
    const table = within(await screen.findByRole('table'));
    const row = await table.findByRole('row', { name: /^Bay từ Hà Nội/ });
    expect(row).toHaveTextContent(/không cần bay \(gần nhất\)≈\d+ giờ$/);
  });

  it('says neither “same” nor “not required” of what is not known', async () => {
    const school = { id: 9, name: 'Aalto' };
    const criteria = [{ key: 'language', state: 'unknown', asked: 'IELTS 6.5' }];
    const programs = [
      { id: 1, title: 'Design', school, degree: 'bachelor', criteria },
      { id: 2, title: 'Law', school, degree: 'bachelor' },
    ];
    addFault({
      match: 'getSchool',
      kind: 'status',
      status: 200,
      body: { data: { ...school, programs } },
    });
    for (const { id } of programs)
      useCompare.getState().toggle({ programId: id, schoolId: school.id });
    await renderRoute('/school-list?compare=1');
    const table = within(await screen.findByRole('table'));
    expect(await table.findByRole('rowheader', { name: 'Degree, same' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Length' })).toBeVisible();
    const row = within(table.getByRole('row', { name: /^Language test/ }));
    expect(row.getByText('IELTS 6.5')).toBeVisible();
    expect(row.queryByText('Not required')).toBeNull();
    expect(row.getAllByText('Unknown')).toHaveLength(2);
  });

  it('removes one program for a double click in its dialog', async () => {
    const { user, names } = await chooseTwo();
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    const dialog = within(await screen.findByRole('dialog'));
    const remove = (name = '') =>
      dialog.getByRole('button', { name: `Remove ${name} from the comparison` });
    fireEvent.click(remove(names[0]), { detail: 1 });
    fireEvent.click(remove(names[1]), { detail: 2 });
    expect(remove(names[1])).toBeVisible();
  });

  it('is closed by Back, opened again by Forward, and closed by going back', async () => {
    const { user, router } = await chooseTwo('/vi/school-list');
    const search = (text: string) => waitFor(() => expect(router.state.location.search).toBe(text));
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'So sánh ngay' }));
    await screen.findByRole('dialog');
    await search('?compare=1');
    await router.navigate(-1);
    await closed();
    await search('');
    expect(screen.getByRole('button', { name: 'So sánh ngay' })).toHaveFocus();
    await router.navigate(1);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));
    await closed();
    await search('');
    // Without programs there is nothing to open, and the next one that is added does not open it.
    useCompare.getState().reset();
    const seen: string[] = [];
    router.subscribe(({ location }) => void seen.push(location.search));
    await router.navigate(1);
    await waitFor(() => expect(seen).toContain('?compare=1'));
    await search('');
    const [toggle] = screen.getAllByRole('button', { name: /^So sánh / });
    if (toggle) await user.click(toggle);
    await screen.findByRole('button', { name: 'So sánh ngay' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes with its last program', async () => {
    const { user, router, names } = await chooseTwo();
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of names)
      await user.click(dialog.getByRole('button', { name: `Remove ${name} from the comparison` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each([
    ['?compare=1', true],
    ['?compare=yes', false],
  ])('%s of a reload: open is %s', async (search, open) => {
    useCompare.getState().toggle({ programId: 101010, schoolId: 101 });
    await renderRoute(`/school-list${search}`);
    if (open) {
      await screen.findByRole('dialog', { name: 'One program so far' });
      return;
    }
    await screen.findByRole('button', { name: 'Compare now' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
