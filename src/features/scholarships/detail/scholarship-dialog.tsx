import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { Button } from '@/ui/button';
import { DetailAside, DetailFact, DetailLayout, DetailSkeleton } from '@/ui/overlays/detail-layout';
import { Dialog } from '@/ui/overlays/dialog';
import { Icon } from '@/ui/icon';
import { DeadlineFigure } from '@/shared/program/deadline-figure';
import { OfficialLink } from './facts';
import { CriteriaSection } from '@/shared/program/criteria-section';
import { isForYou } from './fit';
import { ScholarshipToggle } from '@/features/scholarships/scholarship-toggle';
import type { SavedScholarships } from '@/features/scholarships/use-scholarship-saving';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

type BodyProps = { scholarship: Scholarship; now: Date; saved: SavedScholarships };

function Side({ scholarship, now, saved }: BodyProps) {
  const { t } = useTranslation('scholarship');
  const { worth, kind, fields, applyBy } = useScholarshipFormat();
  const figure = worth(scholarship);
  const { amount, source } = scholarship;
  return (
    <DetailAside>
      <dl>
        {amount && (
          <DetailFact label={t('columns.worth')}>
            {figure !== null && <span className="fig block text-32">{figure}</span>}
            <span className="block font-600">{amount.text || kind(scholarship)}</span>
          </DetailFact>
        )}
        <DetailFact label={t('columns.deadline')}>
          <DeadlineFigure {...applyBy(scholarship, now)} large />
        </DetailFact>
        <DetailFact label={t('detail.fields')}>
          <span className="font-600">{keepCompounds(fields(scholarship))}</span>
        </DetailFact>
      </dl>
      {source === 'illustrative' && (
        <p className="-mt-3 border-t pt-3 text-13 text-muted">{t('detail.figures')}</p>
      )}
      <div className="max-md:hidden">
        <ScholarshipToggle wide scholarship={scholarship} saved={saved} />
      </div>
      <div>
        <p className="text-13 text-muted">{t('detail.official')}</p>
        <OfficialLink scholarship={scholarship} />
        <p className="flex gap-2 pt-2 text-13 text-muted">
          <Icon of={TriangleAlert} size={18} className="mt-px" />
          <span>{t('detail.careful')}</span>
        </p>
      </div>
    </DetailAside>
  );
}

function Body({ scholarship }: { scholarship: Scholarship }) {
  const { t } = useTranslation('scholarship');
  const { about, criteria } = scholarship;
  const documents = scholarship.documents ?? [];
  return (
    <>
      {about && <p className="mt-4 max-w-[45em] text-17 wrap-anywhere text-muted">{about}</p>}
      <CriteriaSection
        messages="scholarship"
        criteria={criteria ?? []}
        isToCheck={isForYou}
        noAnswer={(criterion) => t(isForYou(criterion) ? 'detail.forYou' : 'detail.notTold')}
      />
      {documents.length > 0 && (
        <>
          <h3 className="mt-8 mb-1 text-20">{t('detail.documents')}</h3>
          <ul className="ledger ruled">
            {documents.map((text, index) => (
              // Documents have no id and keep their order.
              <li key={index} className="py-3 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Props = {
  open: boolean;
  /** `undefined` while the list loads, `null` for an unknown id. */
  scholarship: Scholarship | null | undefined;
  now: Date;
  saved: SavedScholarships;
  close: () => void;
};

/** The details of a scholarship over the list; opened and closed by the URL. */
export function ScholarshipDialog({ open, scholarship, now, saved, close }: Props) {
  const { t } = useTranslation(['scholarship', 'common']);
  const { places } = useScholarshipFormat();
  const title = useRef<HTMLHeadingElement>(null);
  const name = () => {
    if (scholarship) return keepCompounds(scholarship.name);
    return scholarship === null ? t('detail.missing') : t('detail.loading');
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="large"
      closeLabel={t('common:action.close')}
      bar={<p className="text-13 text-muted">{t('detail.bar')}</p>}
      initialFocus={title}
    >
      <DetailLayout
        eyebrow={scholarship ? places(scholarship) : null}
        title={name()}
        titleRef={title}
        side={scholarship && <Side {...{ scholarship, now, saved }} />}
      >
        {scholarship && (
          <>
            <p className="text-17 wrap-anywhere">{scholarship.provider}</p>
            <Body scholarship={scholarship} />
          </>
        )}
        {scholarship === undefined && <DetailSkeleton />}
        {scholarship === null && (
          <>
            <p className="mt-2 max-w-[45em] text-muted">{t('detail.missingText')}</p>
            <Button className="mt-6" onClick={close}>
              {t('detail.back')}
            </Button>
          </>
        )}
      </DetailLayout>
      {scholarship && (
        <div className="sticky bottom-(--net) border-t bg-surface px-5 pt-3 pb-4 md:hidden">
          <ScholarshipToggle wide scholarship={scholarship} saved={saved} />
        </div>
      )}
    </Dialog>
  );
}
