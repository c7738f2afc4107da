import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/api/user/queries';
import { useSignedIn } from '@/api/http/use-session';
import { givenName } from '@/lib/given-name';
import { useTranslation } from '@/i18n/use-translation';

/** The saola's face in six strokes, two of them the horns of the logo. */
function Face() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 56 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-[clamp(2.75rem,6vw,3.5rem)] shrink-0"
    >
      <path d="M23 27C24 17 22 8 17 2M33 27C34 17 33 8 29 1.5" />
      <path d="M19 30c-6-3-10-2-13 2 4 4 8 5 12 3M37 30c6-3 10-2 13 2-4 4-8 5-12 3" />
      <path
        className="fill-brand-soft stroke-brand"
        d="M19 29c5-4 13-4 18 0 2 9-1 20-4 27-2 5-8 5-10 0-3-7-6-18-4-27z"
      />
      <path d="M23.5 38.5v1.8M32.5 38.5v1.8M26 55h4M22 46l2 5M34 46l-2 5" />
    </svg>
  );
}

/** The first sentence of a conversation. */
export function Greeting() {
  const { t } = useTranslation('sophie');
  const { data: user } = useQuery({ ...userQuery(), enabled: useSignedIn() });
  return (
    <div className="flex items-center gap-4 border-b py-4 md:py-6">
      <Face />
      <p className="max-w-[33em] text-17 font-450 text-balance wrap-anywhere md:text-20">
        {user ? t('greeting', { name: givenName(user.name) }) : t('greetingPlain')}
      </p>
    </div>
  );
}
