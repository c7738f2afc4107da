import { hasFeature } from '@/browser/features';
import { useTranslation } from '@/i18n/use-translation';

type Props = { title: string; points: readonly { title: string; text: string }[] };

function Points({ title, points }: Props) {
  return (
    <>
      <h2 className="text-24">{title}</h2>
      <ul className="ruled ledger mt-3">
        {points.map((point) => (
          <li key={point.title} className="py-4">
            <p className="font-600">{point.title}</p>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What an account adds, for a visitor without local data. */
export function AccountBenefits() {
  const { t } = useTranslation('account');
  const keys = (['final', 'keep', 'free'] as const).filter(
    (key) => key !== 'keep' || hasFeature('plan'),
  );
  const points = keys.map((key) => ({
    title: t(`benefits.${key}`),
    text: t(`benefits.${key}Text`),
  }));
  return <Points title={t('benefits.title')} points={points} />;
}

/** How a new password is set. */
export function ResetSteps() {
  const { t } = useTranslation('account');
  const points = (['mail', 'password', 'kept'] as const).map((key) => ({
    title: t(`reset.steps.${key}`),
    text: t(`reset.steps.${key}Text`),
  }));
  return <Points title={t('next.title')} points={points} />;
}

/** The steps after the phone number of a new student. */
export function NextSteps() {
  const { t } = useTranslation('account');
  const points = (['questions', 'list', 'plan'] as const).map((key) => ({
    title: t(`next.${key}`),
    text: t(`next.${key}Text`),
  }));
  return <Points title={t('next.title')} points={points} />;
}
