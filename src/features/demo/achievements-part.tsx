import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@/i18n/use-translation';
import { IconButton } from '@/ui/icon-button';
import { Part } from './part';
import type { AchievementId } from './sample';
import { useDemo } from './store';
import { useSampleFormat } from './use-sample-format';

export function AchievementsPart() {
  const { t } = useTranslation('demo');
  const { number } = useSampleFormat();
  const list = useDemo((state) => state.data.achievements);
  const change = useDemo((state) => state.change);

  function move(id: AchievementId, step: 1 | -1) {
    const from = list.indexOf(id);
    const others = list.filter((other) => other !== id);
    const to = from + step;
    change({ achievements: [...others.slice(0, to), id, ...others.slice(to)] }, 'achievement');
  }

  return (
    <Part id="achievements" title={t('achievements.title')} lead={t('achievements.lead')}>
      {list.length === 0 && <p className="border-t pt-4 text-muted">{t('achievements.none')}</p>}
      <ol className="ledger border-t">
        {list.map((id, at) => {
          const title = t(`achievements.${id}.title`);
          return (
            <li
              key={id}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 py-5 md:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:gap-x-6"
            >
              <p aria-hidden className="fig num text-32 text-muted">
                {number(at + 1)}
              </p>
              <div>
                <h3 className="pt-1 text-20">{title}</h3>
                <p className="text-muted">{t(`achievements.${id}.about`)}</p>
                <p className="mt-2 max-w-[45em] text-17">{t(`achievements.${id}.impact`)}</p>
              </div>
              <div className="-mt-1 -mr-2.5 flex max-md:flex-col">
                <IconButton
                  icon={ArrowUp}
                  aria-label={t('achievements.up', { title })}
                  aria-disabled={at === 0}
                  className="aria-disabled:text-edge"
                  onClick={() => {
                    if (at > 0) move(id, -1);
                  }}
                />
                <IconButton
                  icon={ArrowDown}
                  aria-label={t('achievements.down', { title })}
                  aria-disabled={at === list.length - 1}
                  className="aria-disabled:text-edge"
                  onClick={() => {
                    if (at < list.length - 1) move(id, 1);
                  }}
                />
                <IconButton
                  icon={Trash2}
                  aria-label={t('achievements.remove', { title })}
                  onClick={() => {
                    change(
                      { achievements: list.filter((other) => other !== id) },
                      'achievementGone',
                    );
                    document.getElementById('achievements')?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
