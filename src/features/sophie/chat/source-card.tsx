import type { Program } from '@/api/program/contract';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';
import { SaveToggle } from '@/shared/saved/save-toggle';
import { CriteriaTally } from '@/shared/program/criteria-tally';
import { programWithSchool, useProgramFormat } from '@/shared/program/use-program-format';
import { useTranslation } from '@/i18n/use-translation';

type Props = { program: Program; onLeave?: (() => void) | undefined };

/** A program that an answer cites, in the margin. */
export function SourceCard({ program, onLeave }: Props) {
  const { t } = useTranslation('sophie');
  const { place, tuition } = useProgramFormat();
  const where = place(program);
  const amount = tuition(program);
  return (
    <div>
      <h3 className="text-17 font-600 wrap-anywhere">
        <ProgramDetailsLink
          program={program}
          onClick={onLeave}
          className="no-underline decoration-1 underline-offset-4 hover:underline"
        />
      </h3>
      <p className="wrap-anywhere">
        {program.school.name}
        {where !== null && <span className="text-muted">, {where}</span>}
      </p>
      {amount !== null && (
        <p className="mt-1">
          <span className="num font-600">{amount}</span>{' '}
          <span className="text-muted">
            {program.tuition_source === 'illustrative'
              ? t('card.aYearIllustrative')
              : t('card.aYear')}
          </span>
        </p>
      )}
      {program.criteria && program.criteria.length > 0 && (
        <p className="mt-1">
          <CriteriaTally criteria={program.criteria} />
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        <SaveToggle program={program} className="-ml-1" />
        <ProgramDetailsLink
          program={program}
          onClick={onLeave}
          aria-label={t('card.openProgram', { title: programWithSchool(program) })}
          className="tap font-500 no-underline hover:text-brand"
        >
          {t('card.open')}
        </ProgramDetailsLink>
      </div>
    </div>
  );
}
