import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import type { SampleStudent } from '@/test/sign-in';
import { expectToasts } from '@/test/toasts';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/features/plan/exports/export-menu');
await import('./import-dialog');
await import('papaparse');

async function openImport(student: SampleStudent = 'linh.tran', path = '/profile/checklist') {
  const app = await renderRoute(path, { signedInAs: student });
  const name = path.startsWith('/vi') ? 'In, tải về hoặc nhập vào' : 'Import and export';
  await app.user.click(await screen.findByRole('button', { name }));
  await app.user.click(await screen.findByRole('menuitem', { name: /^(Import|Nhập)/ }));
  return { app, dialog: within(await screen.findByRole('dialog')) };
}

type Dialog = Awaited<ReturnType<typeof openImport>>['dialog'];

async function choose({ user }: RenderedRoute, dialog: Dialog, csv: BlobPart, name = 'plan.csv') {
  const input = dialog.getByLabelText(/^(Choose a file|Chọn tệp)$/, { selector: 'input' });
  if (!(input instanceof HTMLElement)) throw new Error('no input');
  await user.upload(input, new File([csv], name));
}

async function writes({ requests }: RenderedRoute) {
  const calls = await requests();
  return calls
    .filter(({ url, method }) => method !== 'GET' && /bookmark|plan-steps/.test(url))
    .map(({ method, url, body }) => [method, new URL(url).pathname.split('/v1/')[1], body]);
}

const CSV = `School,Program,Deadline,Application status,Essays,Mascot
Aalto University,BSc Data Science,"Dec 15, 2026",Submitted,done,
University of Toronto,Computer Science,1/10/2027,In progress,,Bear
Hogwarts,Potions,,,,
`;

describe('importing a spreadsheet', () => {
  it('says what will change and what will not, and writes it after Import', async () => {
    const { app, dialog } = await openImport();
    await choose(app, dialog, CSV);
    expect(await dialog.findByText('1 program to add')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    expect(dialog.getByText('1 program to change')).toBeVisible();
    expect(dialog.getByText('1 step to update')).toBeVisible();
    expect(dialog.getByText('1 thing left out')).toBeVisible();
    expect(dialog.getByText('Your own deadline: Dec 15, 2026')).toBeVisible();
    expect(dialog.getByText('Status: Submitted')).toBeVisible();
    expect(dialog.getByText('Essay, done')).toBeVisible();
    expect(dialog.getByText(/Potions, Hogwarts/)).toHaveTextContent(
      'Row 4, “Potions, Hogwarts”: we don’t have this school',
    );
    expect(dialog.getByText('Columns we don’t use: Mascot')).toBeVisible();
    expect(await writes(app)).toEqual([]);

    await app.user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('2 programs imported.')).toBeVisible();
    await waitFor(async () => expect(await writes(app)).toHaveLength(3));
    expect(await writes(app)).toEqual(
      expect.arrayContaining([
        [
          'POST',
          'bookmark/program',
          expect.objectContaining({ status: 'preparing', deadline: '2027-01-10' }),
        ],
        ['PATCH', expect.anything(), { status: 'submitted', deadline: '2026-12-15' }],
        [
          'PUT',
          expect.stringMatching(/^student\/plan-steps\/\d+\/essay$/),
          expect.objectContaining({ kind: 'essay', state: 'done' }),
        ],
      ]),
    );
    await app.user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Ten programs in six places')).toBeVisible();
  });

  it('imports pasted cells into an empty plan, in Vietnamese', async () => {
    const { app, dialog } = await openImport('minh', '/vi/profile/checklist');
    await app.user.click(dialog.getByLabelText('Hoặc dán các ô vào đây'));
    await app.user.paste(
      'Trường\tNgành\tHạn nộp\tTình trạng\nĐại học Toronto\tKhoa học máy tính\t10/1/2027\tĐã nộp\n',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
    expect(await dialog.findByText('Thêm 1 chương trình')).toBeVisible();
    expect(dialog.getByText('Hạn bạn tự đặt: 10/1/2027')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Nhập vào kế hoạch' }));
    expect(await dialog.findByText('Đã nhập 1 chương trình.')).toBeVisible();
    expect(await writes(app)).toHaveLength(1);
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), /^We can’t read the letters/],
    ['10 MB', `School\n${'x'.repeat(10_000_000)}`, /^This file is larger than 5 MB/],
    ['10,000 rows', `School\n${'Aalto\n'.repeat(10_000)}`, /^This file has more than 5,000 rows/],
    ['an Excel file', new Uint8Array([0x50, 0x4b, 3, 4]), /^This is an Excel/],
  ])('refuses %s with a sentence, and reads the next file', async (_, bytes, message) => {
    const { app, dialog } = await openImport();
    await choose(app, dialog, bytes);
    expect(await dialog.findByText(message)).toBeVisible();
    await choose(
      app,
      dialog,
      'School,Program,Status\nAalto University,BSc Data Science,Preparing\n',
    );
    expect(await dialog.findByText('Your plan is already as in this file.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(await writes(app)).toEqual([]);
  });

  it('says how much could not be saved; the same file then imports the rest', async () => {
    const { app, dialog } = await openImport();
    addFault({ match: 'postBookmark', kind: 'status', status: 500, times: 1 });
    await choose(app, dialog, CSV);
    await app.user.click(await dialog.findByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('1 program imported.')).toBeVisible();
    expect(dialog.getByText(/^We couldn’t save 1 program/)).toBeVisible();
  });

  it('waits for the steps of the plan, which would all look new', async () => {
    addFault({ match: 'getPlanSteps', kind: 'status', status: 400, times: 1 });
    const { app, dialog } = await openImport();
    await screen.findAllByText(/^We couldn’t load your steps/);
    const csv = 'School,Program,Essays\nUniversity of Groningen,,done\n';
    await choose(app, dialog, csv);
    expect(await dialog.findByText(/^The steps of your plan haven’t loaded/)).toBeVisible();
    // It has asked for them again.
    await screen.findAllByText('Finish the essay');
    await choose(app, dialog, csv);
    await app.user.click(await dialog.findByRole('button', { name: 'Import' }));
    await waitFor(async () => expect(await writes(app)).toHaveLength(1));
    expect(await writes(app)).toEqual([
      ['PUT', 'student/plan-steps/401030/essay', expect.objectContaining({ essay_id: 'e2' })],
    ]);
  });

  it.each(['getSearch', 'getSchool'] as const)(
    'rows that cannot be looked up with %s are named once, and nothing is written',
    async (match) => {
      const { app, dialog } = await openImport();
      addFault({ match, kind: 'status', status: 500 });
      await choose(app, dialog, 'School,Program\nUniversity of Toronto,Computer Science\n');
      expect(await dialog.findByText(/we couldn’t look it up/)).toBeVisible();
      expect(dialog.getByText('Nothing in this file can be imported yet.')).toBeVisible();
      await expectToasts();
      expect(await writes(app)).toEqual([]);
    },
  );
});
