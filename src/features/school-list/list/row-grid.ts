/** Columns of a row: program, tuition, deadline, criteria, compare; without the deadline on a tablet. */
export const rowGrid =
  'grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,1.6fr)_minmax(0,3fr)_112px] lg:grid-cols-[minmax(0,3.9fr)_minmax(0,1.7fr)_minmax(0,2.2fr)_minmax(0,3.6fr)_112px]';
