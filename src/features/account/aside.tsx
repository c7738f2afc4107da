import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { AccountBenefits } from './aside-lists';
import { Review } from '@/features/account/carry/review';
import { useDeviceData } from '@/features/account/carry/device-data';

type Props = {
  account: 'new' | 'known' | 'either';
  /** Without local data: what an account adds, if nothing else. */
  children?: ReactNode;
};

/** Next to a form: the local data that will move into the account (R27). */
export function Aside({ account, children = <AccountBenefits /> }: Props) {
  const { count } = useDeviceData();
  return count > 0 ? <Review account={account} /> : children;
}

/** On a phone the review is below the form: a link to it, above the button. */
export function ReviewLink() {
  const { t } = useTranslation('account');
  const { count } = useDeviceData();
  if (count === 0) return null;
  return (
    <a href="#beside" className="link tap lg:hidden">
      {t('carry.look')}
    </a>
  );
}
