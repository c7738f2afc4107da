import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedChanges, registerUnsavedChanges } from '@/browser/unsaved-changes';
import { useUnsavedChanges } from './use-unsaved-changes';

it('reports unsaved changes while a mounted form is dirty', () => {
  const { rerender, unmount } = renderHook(({ dirty }) => useUnsavedChanges(dirty), {
    initialProps: { dirty: false },
  });
  expect(hasUnsavedChanges()).toBe(false);
  rerender({ dirty: true });
  expect(hasUnsavedChanges()).toBe(true);
  rerender({ dirty: false });
  expect(hasUnsavedChanges()).toBe(false);
  rerender({ dirty: true });
  unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

it('runs all checks on request', () => {
  let typed = '';
  const stop = registerUnsavedChanges(() => typed !== '');
  const stopOther = registerUnsavedChanges(() => false);
  expect(hasUnsavedChanges()).toBe(false);
  typed = 'x';
  expect(hasUnsavedChanges()).toBe(true);
  stop();
  expect(hasUnsavedChanges()).toBe(false);
  stopOther();
});
