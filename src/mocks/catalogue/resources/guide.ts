import type { GuideStage } from '@/api/resource/contract';
import type { Text } from '@/mocks/catalogue/text';

/** A guide in both languages. Amounts in it are marked as illustrative. */
export type CatalogueGuide = {
  /** Slug in the URL. */
  id: string;
  stage: GuideStage;
  /** Ids of class grades (class-grades.ts) that the guide is written for. */
  grades: readonly number[];
  /** Date of the last review, `YYYY-MM-DD`. */
  updated: string;
  title: Text;
  summary: Text;
  /** Markdown with headings from level 2; the last one is a step for today. */
  body: Text;
};
