import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Program } from '@/api/program/contract';
import { cx } from '@/ui/cx';
import type { DetailParams } from '@/shared/program/list-params';
import { DETAIL_STATE, useDetail } from '@/features/school-list/filters/use-list-params';

/** The ids of a program as the URL has them. */
export function detailOf(program: Program): DetailParams {
  return { schoolId: String(program.school.id), programId: String(program.id) };
}

type Props = { program: Program; className?: string; children?: ReactNode };

/** A link that opens a program in the dialog, as a step that Back takes back. */
export function ProgramLink({ program, className, children = program.title }: Props) {
  const { searchFor } = useDetail();
  return (
    <Link
      to={{ search: searchFor(detailOf(program)) }}
      state={DETAIL_STATE}
      preventScrollReset
      className={cx(
        'scroll-mb-40 wrap-anywhere no-underline decoration-1 underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
    </Link>
  );
}
