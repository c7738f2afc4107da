import type { ProgramTitle } from '@/api/journey/contract';
import type { Id } from '@/api/http/schemas';
import type { BasicInfo } from '@/api/user/contract';
import { readAnswers, type Answers } from './answers';

type Major = { id?: Id | null | undefined; title: string };

/** An account's answers. The specification shows majors as titles only; without an id, `titles` has it. */
export function answersOfAccount(info: BasicInfo, titles: readonly ProgramTitle[]): Answers {
  const majors = info.educational_records?.next_program_titles ?? [];
  const titleIds = majors.flatMap(({ id, title }) => {
    const found = id ?? titles.find((option) => option.title === title)?.id;
    return found === undefined ? [] : [found];
  });
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

/** Basic info with these answers changed; the majors by the names in `titles`. */
export function accountWithAnswers(
  info: BasicInfo,
  changes: Partial<Answers>,
  titles: readonly Major[],
): BasicInfo {
  const { classGradeId, countryIds, budget, parentId, titleIds, average, ielts, sat } = changes;
  const known = info.educational_records?.next_program_titles ?? [];
  const majors = titleIds?.flatMap((id) => {
    const title =
      titles.find((option) => option.id === id)?.title ??
      known.find((item) => item.id === id)?.title;
    return title === undefined ? [] : [{ id, title }];
  });
  return {
    ...info,
    ...(majors && {
      educational_records: { ...info.educational_records, next_program_titles: majors },
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
