import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useClientIdFor } from './use-client-id-for';

it('the same content keeps its id when it is sent again, so that it is created once', () => {
  const { result, rerender } = renderHook(() => useClientIdFor());
  const first = result.current('Rain');
  rerender();
  expect(result.current('Rain')).toBe(first);
  expect(result.current('Sun')).not.toBe(first);
});
