import { screen, within } from '@testing-library/react';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/features/plan/board/card-menu');
await import('@/features/plan/editor/editor-dialog');

/** Linh's plan. */
export const openPlan = () => renderRoute('/profile/checklist', { signedInAs: 'linh.tran' });

/** Opens the editor of a card. */
export async function edit({ user }: RenderedRoute, school: string): Promise<HTMLElement> {
  const menu = { name: new RegExp(`^Move or edit .*${school}`) };
  await user.click(await screen.findByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Note, status, date' }));
  return screen.findByRole('dialog');
}

/** The plan with the editor of Aalto open. */
export async function openEditor() {
  const app = await openPlan();
  const dialog = within(await edit(app, 'Aalto University'));
  return { app, dialog, note: dialog.getByRole('textbox', { name: 'Note' }) };
}

/** The writes to bookmarks: method and body. */
export async function writes({ requests }: RenderedRoute) {
  const calls = await requests();
  return calls
    .filter(({ url, method }) => url.includes('/bookmark/program') && method !== 'GET')
    .map(({ method, body }) => [method, body]);
}
