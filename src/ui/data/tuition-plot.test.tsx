import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TuitionPlot } from './tuition-plot';

test.each([
  { counts: [1, 3, 2], marks: 6, highlighted: 5, caption: 'Each mark is 1' },
  { counts: [600], marks: 12, highlighted: 0, caption: 'Each mark is 50' },
])('the plot of $counts is one named image with $marks marks', (plot) => {
  render(
    <TuitionPlot
      counts={plot.counts}
      range={[1, 3]}
      label="Programs by tuition a year"
      ticks={['$0', '$30k']}
      caption={(unit) => `Each mark is ${unit}`}
    />,
  );
  const image = screen.getByRole('img', { name: 'Programs by tuition a year' });
  expect(image.querySelectorAll('i')).toHaveLength(plot.marks);
  expect(image.querySelectorAll('i.bg-brand')).toHaveLength(plot.highlighted);
  expect(screen.getByText(plot.caption)).toBeInTheDocument();
});
