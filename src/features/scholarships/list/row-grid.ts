/** Columns of a row: scholarship, worth, deadline, criteria, save; worth over deadline on a tablet. */
export const rowGrid =
  'grid gap-x-6 md:grid-cols-[minmax(0,3fr)_minmax(0,1.7fr)_minmax(0,3fr)_104px] lg:grid-cols-[minmax(0,3.7fr)_minmax(0,1.8fr)_minmax(0,1.8fr)_minmax(0,3.7fr)_104px]';
