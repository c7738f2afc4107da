import { Link } from 'react-router';
import type { Program } from '@/api/program/contract';
import { keepCompounds } from '@/lib/line-breaks';
import { OPENED_FROM_PAGE } from '@/shared/search-params/opened-from-page';
import { useProgramDetailParam, type ProgramDetailId } from './use-program-detail-param';

export function detailOf(program: Program): ProgramDetailId {
  return { school: String(program.school.id), program: String(program.id) };
}

type Props = { program: Program };

/** A link that opens the details of a program. */
export function ProgramLink({ program }: Props) {
  const { searchWith } = useProgramDetailParam();
  return (
    <Link
      to={{ search: searchWith(detailOf(program)) }}
      state={OPENED_FROM_PAGE}
      preventScrollReset
      className="scroll-mb-40 wrap-anywhere no-underline decoration-1 underline-offset-4 hover:underline"
    >
      {keepCompounds(program.title)}
    </Link>
  );
}
