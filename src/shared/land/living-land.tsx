import type { Answers } from '@/shared/answers/answers';
import type { QuestionStep } from '@/shared/answers/steps';
import type { Options } from '@/shared/answers/use-options';
import { StillLand } from './still-land';

type Props = { step: QuestionStep; answers: Answers; options: Options };

/** The land of the programs above a question. */
export function LivingLand({ step }: Props) {
  return <StillLand step={step} />;
}
