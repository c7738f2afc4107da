import { sameId } from '@/api/http/schemas';
import type { ProgramTitle } from '@/api/journey/contract';
import type { BasicInfo } from '@/api/user/contract';

/** Names of the intended majors in the language of `titles`; one that is not in it has its stored name. */
export function majorNames(
  { educational_records: records }: Pick<BasicInfo, 'educational_records'>,
  titles: readonly ProgramTitle[],
): string[] {
  return (records?.next_program_titles ?? []).map(({ id, title }) => {
    const option = id == null ? undefined : titles.find((one) => sameId(one.id, id));
    return option?.title ?? title;
  });
}
