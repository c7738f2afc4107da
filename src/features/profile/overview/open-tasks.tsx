import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { GAP_TARGETS, type ProfileGap } from './gaps';
import { useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { Icon } from '@/ui/icon';
import { ProfileSection } from './profile-section';

/** The gaps of the profile, each with a link to close it. */
export function OpenTasks({ gaps }: { gaps: readonly ProfileGap[] }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  if (gaps.length === 0) return null;
  return (
    <ProfileSection title={t('open.title')} lead={t('open.lead')}>
      <ul className="ruled ledger border-b">
        {gaps.map((gap) => {
          const { to, hash } = GAP_TARGETS[gap];
          return (
            <li key={gap} className="relative flex items-center gap-4 py-4">
              <div className="flex-1">
                <p className="text-17 font-600">
                  <Link
                    to={pathTo(locale, to) + (hash ? `#${hash}` : '')}
                    className="no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {t(`open.${gap}`)}
                  </Link>
                </p>
                <p>{t(`open.${gap}Why`)}</p>
              </div>
              <Icon of={ArrowRight} className="text-brand" />
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
