import type { ProgramTitle } from '@/api/journey/contract';
import { sameId, type Id } from '@/api/http/schemas';
import type { BasicInfo } from '@/api/user/contract';
import { readAnswers, type Answers } from './answers';

type Major = { id?: Id | null | undefined; title: string };

function storedMajors(info: BasicInfo): readonly Major[] {
  return info.educational_records?.next_program_titles ?? [];
}

/** The specification shows majors as titles only; without an id, `titles` has it. */
function idOfMajor({ id, title }: Major, titles: readonly Major[]): Id | undefined {
  return id ?? titles.find((option) => option.title === title)?.id ?? undefined;
}

/**
 * An account's answers. Skips a major that has no id and whose title is not in `titles`, for example one in the other
 * language; `accountWithAnswers` keeps it.
 */
export function answersOfAccount(info: BasicInfo, titles: readonly ProgramTitle[]): Answers {
  const titleIds = storedMajors(info).flatMap((major) => idOfMajor(major, titles) ?? []);
  const { budget_min: min = null, budget_max: max = null } = info;
  return readAnswers({
    classGradeId: info.class_grade_id ?? null,
    countryIds: info.country_ids ?? [],
    budget: min === null && max === null ? null : { min: min ?? 0, max },
    parentId: info.program_title_parent_id ?? null,
    titleIds,
    average: info.average ?? null,
    ielts: info.ielts ?? null,
    sat: info.sat ?? null,
  }).answers;
}

/**
 * The account's majors once these are chosen. The student cannot have removed one that is not in the answers, so it stays
 * whatever else is chosen; only another field without majors removes all of them.
 */
function majorsAfter(
  stored: BasicInfo,
  { parentId, titleIds = [] }: Partial<Answers>,
  titles: readonly Major[],
): Major[] {
  const known = storedMajors(stored);
  const before = stored.program_title_parent_id;
  const chosen = titleIds.flatMap((id) => {
    const title = [...titles, ...known].find(
      (major) => major.id != null && sameId(major.id, id),
    )?.title;
    return title === undefined ? [] : [{ id, title }];
  });
  const isOtherField = parentId != null && (before == null || !sameId(before, parentId));
  if (isOtherField && titleIds.length === 0) return [];
  return [...known.filter((major) => idOfMajor(major, titles) === undefined), ...chosen];
}

/**
 * Basic info with these answers changed. `titles`: the majors of the page's language; `stored`: the account's record, if
 * `info` is only a part of it.
 */
export function accountWithAnswers(
  info: BasicInfo,
  changes: Partial<Answers>,
  titles: readonly Major[],
  stored = info,
): BasicInfo {
  const { classGradeId, countryIds, budget, parentId, titleIds, average, ielts, sat } = changes;
  return {
    ...info,
    ...(titleIds && {
      educational_records: {
        ...info.educational_records,
        next_program_titles: majorsAfter(stored, changes, titles),
      },
    }),
    ...(classGradeId !== undefined && { class_grade_id: classGradeId }),
    ...(countryIds && { country_ids: countryIds }),
    ...(budget !== undefined && {
      budget_min: budget?.min ?? null,
      budget_max: budget?.max ?? null,
    }),
    ...(parentId !== undefined && { program_title_parent_id: parentId }),
    ...(average !== undefined && { average }),
    ...(ielts !== undefined && { ielts }),
    ...(sat !== undefined && { sat }),
  };
}
