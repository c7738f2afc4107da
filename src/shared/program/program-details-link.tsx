import type { ReactNode } from 'react';
import type { Program } from '@/api/program/contract';
import { keepCompounds } from '@/lib/line-breaks';
import { LocalLink } from '@/routing/local-link';
import { programSearch } from './program-search';

type Props = {
  program: Pick<Program, 'id' | 'title' | 'school'>;
  onClick?: (() => void) | undefined;
  'aria-label'?: string;
  className?: string;
  /** By default the title. */
  children?: ReactNode;
};

/** A link to the details of a program on the school list. */
export function ProgramDetailsLink({
  program,
  className = 'no-underline hover:underline',
  children = keepCompounds(program.title),
  ...props
}: Props) {
  return (
    <LocalLink to="school-list" search={programSearch(program)} className={className} {...props}>
      {children}
    </LocalLink>
  );
}
