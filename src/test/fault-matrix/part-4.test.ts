import { runPart } from './matrix';

runPart(3, 4);
