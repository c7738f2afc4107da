import ExternalLink from 'lucide-react/icons/external-link';
import type { Scholarship } from '@/api/scholarship/contract';
import { useTranslation } from '@/i18n/use-translation';
import { externalHref } from '@/routing/external';
import { Icon } from '@/ui/icon';
import { useScholarshipFormat } from '@/features/scholarships/use-scholarship-format';

/** Anchor of the explanation of `illustrative`. */
export const FIGURES_ANCHOR = 'figures';

type Props = { scholarship: Scholarship };

/** Whether its figures are not from the provider. */
export function isIllustrativeAmount({ source }: Scholarship): boolean {
  return source === 'illustrative';
}

/** Marks figures that are not from the provider; links to the explanation. */
export function AmountMark() {
  const { t } = useTranslation('scholarship');
  return (
    <a href={`#${FIGURES_ANCHOR}`} className="relative source-mark">
      {t('illustrative')}
    </a>
  );
}

/** The amount in the first year, and which costs it covers. With `marked`, an illustrative amount says so. */
export function Worth({ scholarship, marked }: Props & { marked: boolean }) {
  const { t } = useTranslation('scholarship');
  const { worth } = useScholarshipFormat();
  const { amount } = scholarship;
  const figure = worth(scholarship);
  if (!amount) return <span className="text-muted">{t('noAmount')}</span>;
  return (
    <>
      {figure !== null && (
        <span className="fig num block text-32 leading-7 md:leading-9">{figure}</span>
      )}
      <span className="flex flex-wrap gap-x-2 text-13">
        {t(`units.${amount.kind}`)}
        {marked && figure !== null && isIllustrativeAmount(scholarship) && <AmountMark />}
      </span>
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
