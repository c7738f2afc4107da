import { runPart } from './matrix';

runPart(2, 4);
