import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '@/test/render-route';

const { download } = vi.hoisted(() => ({
  download: vi.fn<(name: string, type: string, text: string) => void>(),
}));
vi.mock('@/browser/download', () => ({ download }));

// Loaded on demand in a browser; loaded here for all tests.
await import('./export-menu');
await import('./csv-texts');
await import('./plan-csv');
await import('./plan-ics');
beforeEach(() => {
  download.mockReset();
});

it.each(['Spreadsheet (CSV)', 'Calendar file'])(
  'the %s has no step that the page does not show',
  async (item) => {
    const { user } = await renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });
    await screen.findAllByRole('button', { name: /^Steps of/ });
    await user.click(await screen.findByRole('button', { name: 'Import and export' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const text = download.mock.lastCall?.[2];
    expect(text).toContain('Essay');
    // The only offer is of a school in Vietnam.
    expect(text).not.toContain('Visa');
  },
);
