import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text';

const renderLink = (_: string, children: ReactNode) => children;

it('has tables with headers for columns and rows', () => {
  const text = '| | Delft | Aalto |\n| --- | --- | --- |\n| A year | **$1** | $2 |\n\nafter';
  render(<RichText text={text} renderLink={renderLink} />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Delft', 'Aalto']);
  expect(within(table).getByRole('rowheader')).toHaveTextContent('A year');
  expect(within(table).getByText('$1').tagName).toBe('STRONG');
  expect(screen.getByText('after').tagName).toBe('P');
});

it('shows an emphasized paragraph after a table as its small print', () => {
  const table = '| | Delft |\n| --- | --- |\n| A year | $1 |';
  render(
    <RichText
      text={`*before*\n\n${table}\n\n*note*\n\n${table}\n\n*not* alone`}
      renderLink={renderLink}
    />,
  );
  expect(screen.getByText('note').tagName).toBe('SMALL');
  expect(screen.getByText('before').tagName).toBe('EM');
  expect(screen.getByText('not').tagName).toBe('EM');
});

it('shows too many cells as text', () => {
  const text = `${'|'.repeat(2001)}\n${'|-'.repeat(2000)}|`;
  render(<RichText text={text} renderLink={renderLink} />);
  expect(screen.queryByRole('table')).toBeNull();
});
