import { useId, useRef } from 'react';
import { MBTI_TYPES } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { useDiscovery } from '@/shared/discovery/discovery-store';

/** Question 3, which may be left out (spec section 2). */
export function MbtiQuestion({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('discovery');
  const { answers, answer } = useDiscovery();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={labelledBy}
        className="ruled grid grid-cols-4 border-b border-b-line"
      >
        {MBTI_TYPES.map((mbti) => (
          <label
            key={mbti}
            className={cx(
              'moves relative grid min-h-16 cursor-pointer place-items-center border-line text-17 not-nth-[4n+1]:border-l nth-[n+5]:border-t enabled-hover:bg-brand-soft holds-focus:z-1 holds-focus:outline-2 holds-focus:outline-brand',
              answers.mbti === mbti
                ? 'bg-brand-soft font-600 text-brand forced-colors:underline'
                : 'font-500',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={answers.mbti === mbti}
              onChange={() => answer({ ...answers, mbti })}
            />
            {mbti}
          </label>
        ))}
      </div>
      {answers.mbti && (
        <Button
          variant="quiet"
          className="mt-2 -ml-2.5"
          onClick={() => {
            // The button goes with the answer.
            group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
            answer({ ...answers, mbti: null });
          }}
        >
          {t('mbti.takeOut')}
        </Button>
      )}
    </>
  );
}
