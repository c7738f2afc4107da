import { expect, it, vi } from 'vitest';
import { startData } from '@/browser/start-state';
import { showHiddenPart } from './hidden-parts';

it('the hidden part is shown by the app once no skeleton is left', async () => {
  const data = startData();
  document.body.innerHTML = '<div data-loading></div>';
  data.hide = 'content';
  showHiddenPart();
  expect(data.hide).toBe('content');
  document.body.replaceChildren();
  await vi.waitFor(() => expect(data.hide).toBeUndefined());
});
