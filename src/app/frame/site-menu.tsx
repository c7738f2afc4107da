import CircleHelp from 'lucide-react/icons/circle-help';
import LogIn from 'lucide-react/icons/log-in';
import Search from 'lucide-react/icons/search';
import SquareCheck from 'lucide-react/icons/square-check';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { pathTo } from '@/routing/paths';
import { openPanel } from '@/shared/panel/panel-store';
import { planLink } from '@/shared/saved/plan-link';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/overlays/menu';
import type { PanelAnchor } from '@/ui/overlays/use-anchored-panel';
import { HEADER_ITEMS } from './nav-items';

/** The sections, for a question on a phone, which has no tabs. */
export function SiteMenu(anchored: PanelAnchor) {
  const { t } = useTranslation();
  const locale = useLocale();
  const signedIn = useSignedIn();
  return (
    <Menu {...anchored}>
      <MenuItem icon={Search} onSelect={() => openPanel('search')}>
        {t('nav.search')}
      </MenuItem>
      {!signedIn && (
        <MenuLink link={<Link to={`${pathTo(locale, 'home')}#how`} />} icon={CircleHelp}>
          {t('nav.how')}
        </MenuLink>
      )}
      <MenuLink link={<LocalLink {...planLink(signedIn)} />} icon={SquareCheck}>
        {t('nav.plan')}
      </MenuLink>
      {signedIn ? (
        <MenuLink link={<LocalLink to="profile" />} icon={UserRound}>
          {t('nav.me')}
        </MenuLink>
      ) : (
        <MenuLink link={<LocalLink to="login" />} icon={LogIn}>
          {t('user.login')}
        </MenuLink>
      )}
      <MenuSeparator />
      {HEADER_ITEMS.map(({ to, label }) => (
        <MenuLink key={to} link={<LocalLink to={to} />}>
          {t(label)}
        </MenuLink>
      ))}
    </Menu>
  );
}
