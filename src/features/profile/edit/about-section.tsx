import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { DetailField, fieldText } from './detail-field';
import { useFieldNow, type Details } from './details';
import { EditSection } from './edit-section';
import { parseName, parsePhone } from './parse';

type Props = {
  details: Details;
  email: string;
  /** Whether the number that the server has is confirmed. */
  phoneVerified: boolean;
};

/** Name and phone number; the email is the account's name and stays. */
export function AboutSection({ details, email, phoneVerified }: Props) {
  const { t } = useTranslation('profile');
  const phone = useFieldNow(details, 'phone');
  const kept = details.server.phone;
  // Only the number that the server has can be confirmed.
  const isKept = Boolean(kept) && phone.wrong === null && phone.value === kept;
  return (
    <EditSection
      id="about"
      title={t('edit.about.title')}
      lead={t('edit.about.lead', { email })}
      autosave={details.autosave}
      names={['name', 'phone']}
    >
      <DetailField
        details={details}
        name="name"
        parse={parseName}
        textOf={fieldText}
        label={t('edit.about.name')}
        autoComplete="name"
      />
      <div>
        <DetailField
          details={details}
          name="phone"
          parse={parsePhone}
          textOf={fieldText}
          pause={false}
          label={t('edit.about.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...(isKept && phoneVerified && { hint: t('edit.about.confirmed') })}
        />
        {isKept && !phoneVerified && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-13 text-muted">
            {t('edit.about.unconfirmed')}
            <LocalLink to="verify-phone" className="link tap text-15">
              {t('edit.about.confirm')}
            </LocalLink>
          </p>
        )}
      </div>
    </EditSection>
  );
}
