import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TuitionPlot } from './tuition-plot';

const caption = (unit: number) =>
  unit === 1 ? 'Each mark one program' : `Each mark ${unit} programs`;

test('the plot is one named image with a mark per program, highlighted within the range', () => {
  render(
    <TuitionPlot
      counts={[1, 3, 2]}
      range={[1, 3]}
      label="6 programs by tuition a year"
      ticks={['$0', '$30k']}
      caption={caption}
    />,
  );
  const plot = screen.getByRole('img', { name: '6 programs by tuition a year' });
  expect(plot.querySelectorAll('i')).toHaveLength(6);
  expect(plot.querySelectorAll('i.bg-brand')).toHaveLength(5);
  expect(screen.getByText('Each mark one program')).toBeInTheDocument();
});

test('the plot explains what a mark means when there are many', () => {
  render(
    <TuitionPlot
      counts={[600]}
      range={[0, 0]}
      label="600 programs"
      ticks={['$0', '$30k']}
      caption={caption}
    />,
  );
  expect(screen.getByText('Each mark 50 programs')).toBeInTheDocument();
  expect(screen.getByRole('img').querySelectorAll('i')).toHaveLength(12);
});
