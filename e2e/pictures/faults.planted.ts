import { compares, PICTURES } from './pictures';
import { FAULTS } from './faults';

// Whether `npm run pictures` would see a fault: each planted fault has to fail the comparison, and the same
// pictures without a fault have to pass it.

const used = PICTURES.filter(({ name }) => FAULTS.some(({ picture }) => picture === name));

used.forEach((picture) => compares(picture));
for (const fault of FAULTS) {
  const picture = used.find(({ name }) => name === fault.picture);
  if (!picture) throw new Error(`No picture ${fault.picture}`);
  compares(picture, fault);
}
