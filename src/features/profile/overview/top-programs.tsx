import { CriteriaTally } from '@/shared/program/criteria-tally';
import { ProgramDetailsLink } from '@/shared/program/program-details-link';
import { useEngine } from '@/shared/program/use-engine';
import { useTranslation } from '@/i18n/use-translation';
import { formatPlace } from '@/shared/program/place';
import { LocalLink } from '@/routing/local-link';
import { ProfileSection } from './profile-section';
import { SectionSkeleton } from './section-skeleton';

const SHOWN = 3;

/** The first programs of the final engine (R20). */
export function TopPrograms() {
  const { t } = useTranslation('profile');
  const query = useEngine({ position: 'final', page: 1, body: {} });
  const programs = query.data?.data.slice(0, SHOWN);
  // A toast has reported a failure; the school list has a retry button.
  if (query.isError || programs?.length === 0) return null;
  return (
    <ProfileSection title={t('topPrograms.title')} lead={t('topPrograms.lead')}>
      {programs ? (
        <ol className="ruled ledger border-b">
          {programs.map((program) => (
            <li
              key={program.id}
              className="grid gap-x-8 gap-y-1.5 py-4 lg:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div>
                <p className="text-17 font-600 wrap-anywhere">
                  <ProgramDetailsLink program={program} />
                </p>
                <p className="wrap-anywhere text-muted">
                  {[program.school.name, formatPlace(program.school)].filter(Boolean).join(', ')}
                </p>
              </div>
              <CriteriaTally criteria={program.criteria ?? []} className="content-start" />
            </li>
          ))}
        </ol>
      ) : (
        <SectionSkeleton label={t('topPrograms.loading')} />
      )}
      <LocalLink to="school-list" className="link tap mt-2">
        {t('topPrograms.all')}
      </LocalLink>
    </ProfileSection>
  );
}
