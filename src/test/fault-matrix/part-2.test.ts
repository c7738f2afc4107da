import { runPart } from './matrix';

runPart(1, 4);
