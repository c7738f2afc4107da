import { useLocation, useNavigate } from 'react-router';
import { Analytics } from '@/app/overlays/analytics/analytics';
import { useConsentIsAsked } from '@/app/overlays/analytics/use-consent-asked';
import { MentorshipPopup } from '@/app/overlays/mentorship/mentorship-popup';
import { usePanel } from '@/shared/panel/panel-store';
import { useLocale } from '@/i18n/use-locale';
import { useOpenRoute } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';

/** Where the popup is not shown: pricing, login, signup and what is below it, onboarding (spec section 2, R25). */
const EXCLUDED: readonly (RouteId | null)[] = [
  'pricing',
  'login',
  'signup',
  'verify-phone',
  'onboarding',
];

/** What speaks up by itself on any page. */
export function Around() {
  const route = useOpenRoute();
  const locale = useLocale();
  const navigate = useNavigate();
  const chatOpen = usePanel(({ panel }) => panel === 'chat');
  const consentAsked = useConsentIsAsked();
  const { search } = useLocation();
  const detailOpen = route === 'school-list' && new URLSearchParams(search).has('school');
  return (
    <>
      <MentorshipPopup
        excluded={EXCLUDED.includes(route)}
        suppressed={chatOpen || detailOpen || consentAsked}
        onConfirm={() => void navigate(pathTo(locale, 'pricing'))}
      />
      <Analytics />
    </>
  );
}
