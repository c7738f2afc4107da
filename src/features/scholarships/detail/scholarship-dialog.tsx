import { TriangleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Dialog, DialogTitle } from '@/ui/overlays/dialog';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { ApplyBy, OfficialLink } from './facts';
import { CriteriaTally } from '@/shared/program/criteria-tally';
import { ScholarshipCriteria } from './fit';
import { ScholarshipToggle } from '@/features/scholarships/scholarship-toggle';
import type { SavedScholarships } from '@/features/scholarships/use-scholarship-saving';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

type BodyProps = { scholarship: Scholarship; now: Date; saved: SavedScholarships };

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3 not-first:border-t first:pt-0 max-md:first:pt-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Side({ scholarship, now, saved }: BodyProps) {
  const { t } = useTranslation('scholarship');
  const { worth, kind, fields } = useScholarshipFormat();
  const figure = worth(scholarship);
  const { amount, source } = scholarship;
  return (
    <aside className="flex flex-col gap-6 px-5 pt-2 pb-6 max-md:border-t md:border-l md:px-8 md:pt-8 md:pb-8">
      <dl>
        {amount && (
          <Fact label={t('columns.worth')}>
            {figure !== null && <span className="fig block text-32">{figure}</span>}
            <span className="block font-600">{amount.text || kind(scholarship)}</span>
          </Fact>
        )}
        <Fact label={t('columns.deadline')}>
          <ApplyBy scholarship={scholarship} now={now} large />
        </Fact>
        <Fact label={t('detail.fields')}>
          <span className="font-600">{fields(scholarship)}</span>
        </Fact>
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
    </aside>
  );
}

function Body({ scholarship }: { scholarship: Scholarship }) {
  const { t } = useTranslation('scholarship');
  const { about, criteria, documents } = scholarship;
  return (
    <>
      {about && <p className="mt-4 max-w-[62ch] text-17 wrap-anywhere text-muted">{about}</p>}
      <div className="mt-8 mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-20">{t('columns.fit')}</h3>
        {criteria && criteria.length > 0 && <CriteriaTally criteria={criteria} />}
      </div>
      {criteria && criteria.length > 0 ? (
        <ScholarshipCriteria criteria={criteria} />
      ) : (
        <p className="text-muted">{t('fit.none')}</p>
      )}
      {documents && documents.length > 0 && (
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

function LoadingBody() {
  return (
    <div aria-hidden className="mt-6 grid gap-4">
      <Skeleton width="92%" height={18} />
      <Skeleton width="84%" height={18} />
      <Skeleton height={220} className="mt-6" />
    </div>
  );
}

type Props = {
  open: boolean;
  /** `undefined` while the list is on its way, `null` where nothing in it has that id. */
  scholarship: Scholarship | null | undefined;
  now: Date;
  saved: SavedScholarships;
  close: () => void;
};

/** One scholarship in full, over the list that stays behind it. Its state is the URL's. */
export function ScholarshipDialog({ open, scholarship, now, saved, close }: Props) {
  const { t } = useTranslation(['scholarship', 'common']);
  const { places } = useScholarshipFormat();
  const title = useRef<HTMLHeadingElement>(null);
  const name = () => {
    if (scholarship) return scholarship.name;
    return scholarship === null ? t('detail.missing') : t('detail.loading');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      size="large"
      closeLabel={t('common:action.close')}
      bar={<p className="text-13 text-muted">{t('detail.bar')}</p>}
      initialFocus={title}
    >
      <div className={scholarship ? 'md:grid md:grid-cols-[minmax(0,1fr)_304px]' : 'md:min-h-72'}>
        <div className="px-5 pt-5 pb-6 md:px-10 md:pt-8 md:pb-10">
          {scholarship && <p className="wrap-anywhere text-muted">{places(scholarship)}</p>}
          <DialogTitle
            ref={title}
            tabIndex={-1}
            className="my-1 scroll-mt-30 text-32 wrap-anywhere outline-none"
          >
            {name()}
          </DialogTitle>
          {scholarship && (
            <>
              <p className="text-17 wrap-anywhere">{scholarship.provider}</p>
              <Body scholarship={scholarship} />
            </>
          )}
          {scholarship === undefined && <LoadingBody />}
          {scholarship === null && (
            <>
              <p className="mt-2 max-w-[62ch] text-muted">{t('detail.missingText')}</p>
              <Button className="mt-6" onClick={close}>
                {t('detail.back')}
              </Button>
            </>
          )}
        </div>
        {scholarship && <Side {...{ scholarship, now, saved }} />}
      </div>
      {scholarship && (
        <div className="sticky bottom-(--net) border-t bg-surface px-5 pt-3 pb-4 md:hidden">
          <ScholarshipToggle wide scholarship={scholarship} saved={saved} />
        </div>
      )}
    </Dialog>
  );
}
