import { useTranslation } from '@/i18n/use-translation';
import { Gain } from './gain';
import { Review } from '@/features/account/carry/review';
import { useMade } from '@/features/account/carry/use-carry';

/** Beside a form: what comes along from this device, to be looked through, or what an account adds (R27). */
export function Aside({ account }: { account: 'new' | 'known' | 'either' }) {
  const { count } = useMade();
  return count > 0 ? <Review account={account} /> : <Gain />;
}

/** On a phone the review stands below the form: a line over the button that says so, and leads there. */
export function ReviewLink() {
  const { t } = useTranslation('account');
  const { count } = useMade();
  if (count === 0) return null;
  return (
    <a href="#beside" className="link tap lg:hidden">
      {t('carry.look')}
    </a>
  );
}
