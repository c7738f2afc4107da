import { compares, PICTURES } from './pictures';

// Every picture is as it was when the baseline was taken on this machine: `npm run pictures`.

PICTURES.forEach((picture) => compares(picture));
