import { useQuery, useQueryClient } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import SquareCheck from 'lucide-react/icons/square-check';
import UserRound from 'lucide-react/icons/user-round';
import { Fragment, useState } from 'react';
import { useSessionActions } from '@/api/http/session-actions';
import { pendingWrites } from '@/api/http/writes';
import { userQuery } from '@/api/user/queries';
import { useTranslation } from '@/i18n/use-translation';
import { mayLogOut } from '@/browser/before-logout';
import { LocalLink } from '@/routing/local-link';
import { Icon } from '@/ui/icon';
import { toast } from '@/ui/overlays/toaster';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/overlays/menu';

type AvatarProps = {
  /** `null` while it loads. */
  name: string | null;
  src: string | null | undefined;
};

/** The avatar. Without one, or if it does not load: the initial. Without a name: a person icon. Decorative. */
function Avatar({ name, src }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        onError={() => setFailedSrc(src)}
        className="size-9 rounded object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded bg-ink text-15 leading-4 font-600 text-ground"
    >
      {name !== null &&
        ([...name.trim().normalize('NFC')][0]?.toUpperCase() ?? <Icon of={UserRound} />)}
    </span>
  );
}

/** A long address breaks before its `@` and its dots. */
function breakable(email: string) {
  return email.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

export function UserMenu() {
  const { t } = useTranslation();
  // After a failed guard, the 404 page in this frame has already reported it (R15).
  const { data: user, isPending } = useQuery({ ...userQuery(), retryOnMount: false });
  const name = user?.name ?? '';
  const avatar = <Avatar name={isPending ? null : name} src={user?.avatar} />;
  const { logout } = useSessionActions();
  const client = useQueryClient();
  const leave = async () => {
    if (pendingWrites(client).length > 0) toast('info', t('session.saving'));
    if (!(await mayLogOut())) return;
    const isWriting = pendingWrites(client).length > 0;
    await logout();
    if (isWriting) toast('warning', t('session.unsaved'));
  };
  const trigger = (
    <button
      type="button"
      aria-label={name ? t('user.menu', { name }) : t('user.menuPlain')}
      className="grid size-11 place-items-center rounded"
    >
      {avatar}
    </button>
  );
  const header = (
    <div className="flex items-start gap-3">
      {avatar}
      <div className="flex-1">
        <p className="font-600 wrap-anywhere">{name || t('nav.me')}</p>
        <p className="text-13 wrap-anywhere text-muted">{breakable(user?.email ?? '')}</p>
      </div>
    </div>
  );
  return (
    <Menu trigger={trigger} header={header}>
      <MenuLink link={<LocalLink to="profile" />} icon={UserRound}>
        {t('user.profile')}
      </MenuLink>
      <MenuLink link={<LocalLink to="checklist" />} icon={SquareCheck}>
        {t('user.plan')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {t('user.logout')}
      </MenuItem>
    </Menu>
  );
}
