import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a query that finds nothing shows what there is instead', async () => {
  document.body.innerHTML = '<button>Save</button>';
  expect(() => screen.getByText('Cancel')).toThrow(/Cancel[^]*Save/);
  const search = screen.findByText('Cancel', {}, { timeout: 1 });
  await expect(search).rejects.toThrow(/Cancel[^]*Save/);
});
