import { ExternalLink } from 'lucide-react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { externalHref } from '@/routing/external';
import { Icon } from '@/ui/icon';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

/** Anchor of the explanation of `illustrative`. */
export const FIGURES_ANCHOR = 'figures';

type Props = { scholarship: Scholarship };

/** Marks a figure that is not from the provider; links to the explanation. */
function SourceMark({ scholarship }: Props) {
  const { t } = useTranslation('scholarship');
  if (scholarship.source !== 'illustrative') return null;
  return (
    <a href={`#${FIGURES_ANCHOR}`} className="source-mark inline-flex items-center">
      {t('illustrative')}
    </a>
  );
}

/** The amount in the first year, and which costs it covers. */
export function Worth({ scholarship }: Props) {
  const { t } = useTranslation('scholarship');
  const { worth, kind } = useScholarshipFormat();
  const figure = worth(scholarship);
  if (!scholarship.amount) return <span className="text-muted">{t('noAmount')}</span>;
  return (
    <>
      {figure !== null && (
        <>
          <span className="num block text-24 leading-7 font-450 tracking-[-0.02em] wrap-anywhere">
            {figure}
          </span>
          <SourceMark scholarship={scholarship} />
        </>
      )}
      <span className="block font-600 wrap-anywhere">{kind(scholarship)}</span>
    </>
  );
}

/** An external link that shows its host; nothing without a safe URL (R29). */
export function OfficialLink({ scholarship }: Props) {
  const { t } = useTranslation('scholarship');
  const href = externalHref(scholarship.website, { allow: true });
  if (!href) return null;
  const { origin, hostname } = new URL(href);
  if (origin === window.location.origin || hostname === '') return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('official', { name: scholarship.name, host: hostname })}
      className="link tap max-w-full scroll-mb-40"
    >
      <span className="wrap-anywhere">{hostname.replace(/^www\./, '')}</span>
      <Icon of={ExternalLink} size={18} />
    </a>
  );
}
