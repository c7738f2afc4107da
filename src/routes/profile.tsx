import { useQuery } from '@tanstack/react-query';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import type { BasicInfo, User } from '@/api/user/contract';
import { essaysQuery } from '@/api/essay/queries';
import { isFirstTimeUser } from '@/api/user/profile';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { gapsOf } from '@/features/profile/overview/gaps';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { Desk } from '@/features/profile/overview/essay-desk';
import { Newest } from '@/features/profile/overview/newest';
import { NextDeadlines } from '@/features/profile/overview/next-deadlines';
import { Section } from '@/features/profile/overview/section';
import { Standing } from '@/features/profile/overview/standing';
import { StillOpen } from '@/features/profile/overview/still-open';
import { YourData } from '@/features/profile/overview/your-data';

function FirstTime() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('first.title')}>
      <div className="ruled grid justify-items-start gap-4 py-5">
        <p className="max-w-[60ch] text-17">{t('first.text')}</p>
        <LocalLink to="school-list" className={buttonClass()}>
          {t('first.open')}
        </LocalLink>
      </div>
    </Section>
  );
}

function Overview({ user, info }: { user: User; info: BasicInfo }) {
  const saved = useQuery(bookmarksQuery(useLanguage()));
  const essays = useQuery(essaysQuery());
  const achievements = useQuery(achievementsQuery());
  const counts = {
    saved: saved.data?.length,
    essays: essays.data?.length,
    achievements: achievements.data?.length,
  };
  const inWork = essays.data?.filter(({ status }) => status !== 'done').length;
  const firstTime = isFirstTimeUser(user);
  const gaps = gapsOf({ user, info, ...counts });
  return (
    <>
      <Standing user={user} info={info} counts={{ ...counts, essays: inWork }} />
      {firstTime && <FirstTime />}
      <NextDeadlines query={saved} />
      {/* The way to the list stands above already. */}
      <StillOpen gaps={firstTime ? gaps.filter((gap) => gap !== 'saved') : gaps} />
      <Desk query={essays} />
      {!firstTime && <Newest />}
      <YourData user={user} counts={counts} />
    </>
  );
}

/** `/profile`: the student's own front page, with deadlines, recommendations and invitations. */
export function Page() {
  const { t } = useTranslation('profile');
  const { data: user } = useQuery(userQuery());
  const { data: info } = useQuery(basicInfoQuery(useLanguage()));
  if (!user || !info) return <h1 className="text-13 text-muted">{t('title')}</h1>;
  return <Overview user={user} info={info} />;
}
