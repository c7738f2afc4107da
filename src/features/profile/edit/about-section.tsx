import { use } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { loadPhoneLibrary } from '@/shared/phone/phone-number';
import { DetailField } from './detail-field';
import { useFieldNow, type Details } from './details';
import { EditSection } from './edit-section';
import { parseName, parsePhone } from './parse';

type Props = {
  details: Details;
  email: string;
  /** Whether the saved number is confirmed. */
  phoneVerified: boolean;
};

/** Name and phone number. */
export function AboutSection({ details, email, phoneVerified }: Props) {
  // Checks each typed number.
  use(loadPhoneLibrary());
  const { t } = useTranslation('profile');
  const phone = useFieldNow(details, 'phone');
  const saved = details.server.phone;
  // Only the saved number can be confirmed.
  const isSaved = Boolean(saved) && phone.invalid === null && phone.value === saved;
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
        label={t('edit.about.name')}
        autoComplete="name"
      />
      <div>
        <DetailField
          details={details}
          name="phone"
          parse={parsePhone}
          saveAt="blur"
          label={t('edit.about.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...(isSaved && phoneVerified && { hint: t('edit.about.confirmed') })}
        />
        {isSaved && !phoneVerified && (
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
