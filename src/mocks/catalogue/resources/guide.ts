import type { GuideStage } from '@/api/resource/contract';
import type { Text } from '@/mocks/catalogue/text';

/** A guide in both languages. Amounts in it are illustrative and say so. */
export type GuideRow = {
  /** As it stands in an address. */
  id: string;
  stage: GuideStage;
  /** Ids of the class grade options (class-grades.ts) it is written for. */
  grades: readonly number[];
  /** The day it was last gone over, `YYYY-MM-DD`. */
  updated: string;
  title: Text;
  summary: Text;
  /** Markdown, headings from the second level, the last one a step for today. */
  body: Text;
};
