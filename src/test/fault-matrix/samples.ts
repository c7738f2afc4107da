import { call } from '@/api/http/client';
import { getAchievements, type Achievement } from '@/api/achievement/contract';
import { getBookmarks, type Bookmark } from '@/api/bookmark/contract';
import { preRunEngine } from '@/api/engine/contract';
import { getEssays, type Essay } from '@/api/essay/contract';
import type { Program } from '@/api/program/contract';
import { getPlanSteps, type PlanStepRecord } from '@/api/plan-step/contract';
import { getResources, type GuideSummary } from '@/api/resource/contract';
import { getScholarships, type Scholarship } from '@/api/scholarship/contract';
import type { Id } from '@/api/http/schemas';
import { getBasicInfo, type BasicInfo } from '@/api/user/contract';

/** Two samples of a kind: one for each call. */
type Two<T> = readonly [T, T];

/** The samples for the calls of the matrix, from the sample student and the catalogue. */
export type Samples = {
  info: BasicInfo;
  /** Ids of the majors that the student has chosen. */
  majors: readonly Id[];
  /** Programs that are not on the list. */
  programs: Two<Program>;
  bookmarks: Two<Bookmark>;
  steps: Two<PlanStepRecord>;
  essays: Two<Essay>;
  achievements: Two<Achievement>;
  /** Scholarships that are not saved. */
  scholarships: Two<Scholarship>;
  guides: Two<GuideSummary>;
};

function two<T>(list: readonly T[]): Two<T> {
  const [one, other] = list;
  if (one === undefined || other === undefined) throw new Error('Two are needed');
  return [one, other];
}

/** Reads the samples for the signed-in student. */
export async function readSamples(): Promise<Samples> {
  const language = 'en-US';
  const bookmarks = (await call(getBookmarks, { language })).data;
  const listed = new Set(bookmarks.map(({ program }) => program.id));
  const { data: programs } = await call(preRunEngine, { body: {}, language });
  // The ones that the sample student has saved: `linhInfo` of the mock API.
  const saved = new Set<unknown>([21, 25]);
  const info = await call(getBasicInfo, { language });
  const titles = info.educational_records?.next_program_titles ?? [];
  return {
    info,
    majors: titles.flatMap(({ id }) => id ?? []),
    programs: two(programs.filter(({ id }) => !listed.has(id))),
    bookmarks: two(bookmarks),
    steps: two(await call(getPlanSteps, {})),
    essays: two(await call(getEssays, {})),
    achievements: two(await call(getAchievements, {})),
    scholarships: two(
      (await call(getScholarships, { language })).filter(({ id }) => !saved.has(id)),
    ),
    guides: two(await call(getResources, { language })),
  };
}
