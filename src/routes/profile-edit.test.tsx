import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo, getUser, putBasicInfo } from '@/api/user/contract';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const section = (name: string) => screen.findByRole('region', { name });
const stateOf = async (name: string) => within(await section(name)).getByRole('status');

async function puts({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

/** Replaces the text of the field, and leaves it. */
async function write({ user }: RenderedRoute, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
  await user.tab();
}

const stored = () => call(getBasicInfo, {});

describe('/profile/edit', () => {
  it('saves a field on blur, with a status in its section', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    await write(app, await box('SAT, total'), '1450');
    await waitFor(async () => expect(await stateOf('Tests')).toHaveTextContent('Saved'));
    expect(await stateOf('School')).toBeEmptyDOMElement();
    expect(await stored()).toEqual({ sat: 1450 });
  });

  it('saves after a pause in typing, without blur', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    await app.user.type(await box('Your school'), 'THPT Cửa Đại');
    await waitFor(async () => expect(await stored()).toEqual({ current_school: 'THPT Cửa Đại' }));
    expect(await puts(app)).toHaveLength(1);
  });

  it('does not save on an Enter that accepts a suggestion of an input method', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    const phone = await box('Phone number');
    await app.user.clear(phone);
    await app.user.type(phone, '0987 654 321');
    fireEvent.keyDown(phone, { key: 'Enter', isComposing: true });
    expect(await stateOf('About you')).not.toHaveTextContent('Saving');
    fireEvent.keyDown(phone, { key: 'Enter' });
    await waitFor(async () => expect(await stateOf('About you')).toHaveTextContent('Saved'));
    expect(await call(getUser, {})).toMatchObject({ phone: '+84987654321' });
  });

  it('never resets a saved field to the older record, and keeps the caret', async () => {
    const { user } = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    const name = (await box('Name')) as HTMLInputElement; // a text box is one here
    await user.click(name);
    name.setSelectionRange(2, 2);
    await user.keyboard('x');
    await waitFor(async () => expect(await stateOf('About you')).toHaveTextContent('Saved'));
    expect(name).toHaveValue('Trxần Ngọc Linh');
    expect(name.selectionStart).toBe(3);
  });

  it('saves name and phone with their own call; a new number is unconfirmed', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    expect(await screen.findByText('Confirmed.')).toBeVisible();
    await write(app, await box('Name'), 'Linh');
    await write(app, await box('Phone number'), '0987 654 321');
    await waitFor(async () =>
      expect(await call(getUser, {})).toMatchObject({ name: 'Linh', phone: '+84987654321' }),
    );
    expect(await screen.findByRole('link', { name: 'Confirm it' })).toBeVisible();
    expect(await box('Phone number')).toHaveValue('0987 654 321');
    expect(await puts(app)).toEqual([]);
  });

  it('keeps 3.5 of four as typed, stores 8.75 of ten and shows 8.8 (R22)', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    await app.user.click(await screen.findByRole('button', { name: 'Out of 4' }));
    const average = await box('Grade average');
    await write(app, average, '3,5');
    await waitFor(async () => expect(await stored()).toEqual({ gpa_scale: 'four', average: 8.75 }));
    expect(average).toHaveValue('3,5');
    expect(average).toHaveAccessibleDescription('About 8.8 out of 10 (simple conversion).');
    await app.user.click(screen.getByRole('button', { name: 'Out of 10' }));
    expect(average).toHaveValue('8.8');
    await waitFor(async () => expect(await stored()).toEqual({ gpa_scale: 'ten', average: 8.75 }));
    await app.user.click(screen.getByRole('button', { name: 'Out of 4' }));
    expect(average).toHaveValue('3,5');
  });

  it('shows an answer as saved while its options load or after they failed, and tries again', async () => {
    addFault({ match: 'getClassGrades', kind: 'status', status: 422 });
    const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    const grade = await screen.findByRole('combobox', { name: 'Grade' });
    expect(grade).toHaveDisplayValue('Your saved answer');
    expect(grade).toBeDisabled();
    const school = within(await section('School'));
    expect(await school.findByText('We couldn’t load the options.')).toBeVisible();
    expect(grade).toHaveDisplayValue('Your saved answer');
    clearFaults();
    await app.user.click(school.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(grade).toHaveDisplayValue('Grade 12'));
    expect(grade).toBeEnabled();
    expect(school.queryByText('We couldn’t load the options.')).toBeNull();
  });

  it.each([
    ['Phone number', '0912 345 67', 'Enter the number with its country code', 'About you'],
    ['Year you finish school', '1889', 'Enter a year from 1990 to 2100', 'School'],
    ['Grade average', '11', 'Enter a number from 0 to 10, for example 8.6.', 'School'],
    ['SAT, total', '300', 'Enter a whole number from 400 to 1600.', 'Tests'],
  ])('%s rejects %j with a message at the field', async (name, text, words, title) => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    const field = await box(name);
    await write(app, field, text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.getByText(words, { exact: false }).closest('[aria-live]')).not.toBeNull();
    expect(field).toHaveValue(text);
    expect(await stateOf(title)).toHaveTextContent('Not saved: check the marked field.');
    expect((await app.requests()).filter(({ method }) => method !== 'GET')).not.toContainEqual(
      expect.objectContaining({ method: expect.stringMatching(/PUT|PATCH/) }),
    );
  });

  it('shows validation in the language of the page, and keeps input when it changes', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'linh.tran' });
    await write(app, await box('IELTS, overall band'), '6.7');
    await app.user.type(await box('Your school'), ' 2');
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    const ielts = await box('IELTS, điểm tổng (overall)');
    expect(ielts).toHaveValue('6.7');
    expect(ielts).toHaveAccessibleDescription(
      expect.stringContaining('Bạn hãy nhập điểm từ 0 đến 9, theo từng mức 0.5, ví dụ 6.5.'),
    );
    expect(await box('Trường bạn đang học')).toHaveValue('Trường THPT Cửa Đại, Bình Đại 2');
    await waitFor(async () =>
      expect((await stored()).current_school).toBe('Trường THPT Cửa Đại, Bình Đại 2'),
    );
  });

  it('shows a server rejection at its field, and never clears the field', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const errors = { graduation_year: ['Not in this century.'] };
    addFault({ match: 'putBasicInfo', kind: 'status', status: 422, body: { errors }, times: 1 });
    const year = await box('Year you finish school');
    await write(app, year, '2099');
    expect(await screen.findByText('Not in this century.')).toBeVisible();
    expect(year).toBeInvalid();
    expect(year).toHaveValue('2099');
    await write(app, year, '2028');
    await waitFor(async () => expect(await stateOf('School')).toHaveTextContent('Saved'));
    expect(year).toBeValid();
    expect(screen.queryByText('Not in this century.')).not.toBeInTheDocument();
  });

  it('asks the server again in the other language why it refused a value', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const refuseWith = (text: string) => {
      const body = { errors: { graduation_year: [text] } };
      addFault({ match: 'putBasicInfo', kind: 'status', status: 422, body, times: 1 });
    };
    refuseWith('Not in this century.');
    await write(app, await box('Year you finish school'), '2099');
    expect(await screen.findByText('Not in this century.')).toBeVisible();
    refuseWith('Không thuộc thế kỷ này.');
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    expect(await screen.findByText('Không thuộc thế kỷ này.')).toBeVisible();
    expect(screen.queryByText('Not in this century.')).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('2099')).toBeInvalid();
  });

  it('keeps an unsaved change, shows the reason, and sends it again by a button, without a toast', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    addFault({ match: 'putBasicInfo', kind: 'network' });
    await write(app, await box('SAT, total'), '1450');
    await waitFor(async () =>
      expect(await stateOf('Tests')).toHaveTextContent('Not saved: Network Error'),
    );
    expect(await box('SAT, total')).toHaveValue('1450');
    expect(screen.getAllByText(/Network Error/)).toHaveLength(1);
    clearFaults();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await stateOf('Tests')).toHaveTextContent('Saved'));
    expect(await stored()).toEqual({ sat: 1450 });
  });

  it('sends failed changes with the next change', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    addFault({ match: 'putBasicInfo', kind: 'status', status: 500, times: 1 });
    await write(app, await box('SAT, total'), '1450');
    await screen.findByRole('button', { name: 'Try again' });
    await write(app, await box('IELTS, overall band'), '7');
    await waitFor(async () => expect(await stored()).toEqual({ sat: 1450, ielts: 7 }));
  });

  it('keeps the changes of another tab', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const school = await box('Your school');
    await call(putBasicInfo, { body: { current_school: 'Trường khác', ielts: 6 } });
    await write(app, await box('SAT, total'), '1450');
    await waitFor(async () =>
      expect(await stored()).toEqual({ current_school: 'Trường khác', ielts: 6, sat: 1450 }),
    );
    await waitFor(() => expect(school).toHaveValue('Trường khác'));
  });

  it('loads the newer record when the page shows again, except for edited fields', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const school = await box('Your school');
    const year = await box('Year you finish school');
    await app.user.type(year, '20');
    await call(putBasicInfo, { body: { current_school: 'Trường khác', graduation_year: 2030 } });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(school).toHaveValue('Trường khác'));
    expect(year).toHaveValue('20');
  });

  it('saves choices, including the majors line; a field that is chosen again has its majors', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const search = within(await section('Your search'));
    expect(search.getByText('Hoping to study [major].')).toBeVisible();
    await app.user.click(await search.findByRole('button', { name: 'Finland' }));
    await app.user.click(search.getByRole('button', { name: 'Japan' }));
    const field = search.getByRole('combobox', { name: 'Field' });
    await waitFor(() => expect(field).toHaveTextContent('Computing and data'));
    await app.user.selectOptions(field, 'Computing and data');
    await app.user.click(await search.findByRole('button', { name: 'Data Science' }));
    await app.user.click(search.getByRole('button', { name: 'Cybersecurity' }));
    expect(search.getByText('Hoping to study Data Science and Cybersecurity.')).toBeVisible();
    expect(search.getByRole('button', { name: 'Japan' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => {
      const { country_ids: countries, educational_records: records } = await stored();
      expect(countries).toHaveLength(2);
      expect(records?.next_program_titles?.map(({ title }) => title)).toEqual([
        'Data Science',
        'Cybersecurity',
      ]);
    });
    expect(field).toHaveAccessibleDescription('Switching to another field clears your majors.');
    await app.user.selectOptions(field, 'All fields');
    expect(search.getByText('Hoping to study [major].')).toBeVisible();
    expect(field).not.toHaveAccessibleDescription();
    await app.user.selectOptions(field, 'Computing and data');
    expect(search.getByText('Hoping to study Data Science and Cybersecurity.')).toBeVisible();
  });
});
