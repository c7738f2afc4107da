import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { LOGO_PATH } from '@/ui/logo-path';

const LOOK =
  'inline-flex h-11 flex-wrap items-center gap-2 overflow-hidden text-20 font-700 tracking-[-0.03em] no-underline';

/** Two horns over a ridge, and the name. With large text the name may wrap to a second line, which is clipped. */
function Mark({ name }: { name: string }) {
  return (
    <>
      <svg
        aria-hidden
        width={28}
        height={44}
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={LOGO_PATH} />
      </svg>
      <span className="max-[22.4375rem]:sr-only">{name}</span>
    </>
  );
}

/** The logo; a link to the home page. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <LocalLink to="home" className={LOOK}>
      <Mark name={t('brand')} />
    </LocalLink>
  );
}

/** The header while the first page loads: the logo, without a link or texts that would have to load. */
export function LoadingHeader() {
  return (
    <div className="border-b bg-ground">
      <div className="page flex h-14 items-center md:h-16">
        <span className={LOOK}>
          <Mark name="Saola" />
        </span>
      </div>
    </div>
  );
}
