import { useLocation, useNavigate } from 'react-router';
import { Analytics } from '@/app/overlays/analytics/analytics';
import { MentorshipPopup } from '@/app/overlays/mentorship/mentorship-popup';
import { useOpenPanel } from '@/shared/panel/panel-store';
import { useLocale } from '@/i18n/use-locale';
import { useCurrentRoute } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';

/** Pages without the popup (spec section 2, R25). */
const EXCLUDED: readonly (RouteId | null)[] = [
  'pricing',
  'login',
  'signup',
  'verify-phone',
  'onboarding',
];

/** Prompts that can open on any page: the mentorship popup and the consent banner. */
export function GlobalPrompts() {
  const route = useCurrentRoute();
  const locale = useLocale();
  const navigate = useNavigate();
  const chatOpen = useOpenPanel(({ panel }) => panel === 'chat');
  const { search } = useLocation();
  const detailOpen = route === 'school-list' && new URLSearchParams(search).has('school');
  return (
    <>
      <MentorshipPopup
        excluded={EXCLUDED.includes(route)}
        suppressed={chatOpen || detailOpen}
        onConfirm={() => void navigate(pathTo(locale, 'pricing'))}
      />
      <Analytics />
    </>
  );
}
