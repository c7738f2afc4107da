import type { Program } from '@/api/program/contract';
import { Link } from 'react-router';
import { keepCompounds } from '@/lib/line-breaks';
import { detailOf } from './program-link';
import { useProgramDetailParam } from './use-program-detail-param';
import { useProgramFormat } from '@/shared/program/use-program-format';
import { Facts } from '@/ui/data/facts';

/** Links that replace the content of the open dialog. */
export function SchoolPrograms({ programs }: { programs: readonly Program[] }) {
  const { searchWith, linkState } = useProgramDetailParam();
  const { degree, tuition } = useProgramFormat();
  return (
    <ul className="ruled mt-3">
      {programs.map((program) => (
        <li key={program.id} className="border-b">
          <Link
            to={{ search: searchWith(detailOf(program)) }}
            replace
            state={linkState}
            preventScrollReset
            className="tap w-full justify-between gap-x-6! gap-y-0! py-2.5 max-md:flex-col max-md:items-start! no-underline decoration-1 underline-offset-4 hover:underline"
          >
            <span className="font-600 wrap-anywhere">{keepCompounds(program.title)}</span>
            <span className="num text-muted">
              <Facts facts={[degree(program), tuition(program)]} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
