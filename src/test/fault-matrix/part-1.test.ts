import { runPart } from './matrix';

runPart(0, 4);
