import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import type { CountryOption } from '@/features/school-list/filters/country-filter';
import type { DroppedName } from '@/features/school-list/filters/use-program-list-params';
import { useAnswerTitle } from '@/shared/answers/answer-labels';
import { answerCount } from '@/shared/answers/answers';
import { carryAnswers, givenAnswers } from '@/shared/answers/carry-answers';
import { withoutShared } from './share-budget';
import { useLinkAnswers } from './use-link-answers';
import { useListAnswers } from './use-list-answers';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { useAnswers } from '@/shared/answers/use-answers';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Leftovers } from '@/shared/saved/leftovers';
import { formatList } from '@/i18n/format-names';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Notice } from '@/ui/notice';

/** Offers to replace the visitor's answers with those of the link (R21). */
function SharedLink({ onUse, onKeep }: { onUse: () => void; onKeep: () => void }) {
  const { t } = useTranslation('results');
  return (
    <Notice className="mb-6">
      <p>{t('share.opened')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <SelfRemovingButton onClick={onUse}>{t('share.use')}</SelfRemovingButton>
        <SelfRemovingButton variant="quiet" onClick={onKeep}>
          {t('share.keep')}
        </SelfRemovingButton>
      </div>
    </Notice>
  );
}

/** Offers to add the device's answers that could not be added to the account at sign-in (R19). */
function NotCarried() {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const client = useQueryClient();
  const answers = useAnswersStore((state) => state.answers);
  const reset = useAnswersStore((state) => state.reset);
  const carry = useMutation({
    mutationFn: () => carryAnswers(client, language, givenAnswers(answers)),
    onSuccess: () => {
      reset();
      return client.invalidateQueries();
    },
  });
  return (
    <Leftovers
      title={t('carry.title')}
      addLabel={t('carry.add')}
      discardLabel={t('carry.discard')}
      onAdd={() => carry.mutateAsync()}
      onDiscard={reset}
    />
  );
}

/** Lists the answers that were dropped as invalid. */
function DroppedAnswers() {
  const { t } = useTranslation('results');
  const title = useAnswerTitle();
  const dropped = useAnswersStore((state) => state.dropped);
  const forget = useAnswersStore((state) => state.forgetDropped);
  const names = [...new Set(dropped.map(title))];
  if (names.length === 0) return null;
  return (
    <Notice tone="warn" className="mb-6">
      <p>{t('dropped.answers', { what: names.join(', ') })}</p>
      <SelfRemovingButton variant="quiet" className="-ml-2.5" onClick={forget}>
        {t('dropped.ok')}
      </SelfRemovingButton>
    </Notice>
  );
}

/** Lists the invalid parts of the URL that were ignored. */
function DroppedParams({ dropped }: { dropped: readonly DroppedName[] }) {
  const { t } = useTranslation('results');
  if (dropped.length === 0) return null;
  const names = dropped.flatMap((name) => (name === 'beyond' ? [] : [t(`dropped.names.${name}`)]));
  return (
    <Notice tone="warn" icon={TriangleAlert} className="mb-6">
      {names.length > 0 && (
        <>
          <p className="font-600">{t('dropped.title')}</p>
          <p>{t('dropped.text', { names: names.join(', ') })}</p>
        </>
      )}
      {dropped.includes('beyond') && <p>{t('dropped.beyond')}</p>}
    </Notice>
  );
}

/** Offers to add the countries of the URL that the answers leave out. */
function LeftOutCountries({ options }: { options: readonly CountryOption[] }) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const { answers, change } = useListAnswers();
  if (options.length === 0) return null;
  const names = formatList(
    locale,
    options.map(({ title }) => title),
  );
  const ids = options.flatMap((option) => option.ids);
  return (
    <Notice className="mb-6">
      <p>{t('leftOut.text', { names })}</p>
      <SelfRemovingButton
        className="mt-2"
        onClick={() => change({ countryIds: [...answers.countryIds, ...ids] })}
      >
        {t('leftOut.add', { names })}
      </SelfRemovingButton>
    </Notice>
  );
}

type ListNoticesProps = {
  dropped: readonly DroppedName[];
  leftOut: readonly CountryOption[];
};

export function ListNotices({ dropped, leftOut }: ListNoticesProps) {
  const signedIn = useSignedIn();
  const [search, setSearch] = useSearchParams();
  const local = useAnswersStore((state) => state.answers);
  const report = useAnswersStore((state) => state.report);
  const { answers, change, loading, known } = useAnswers();
  const { shared, unknown, isSame, isOwn, ...link } = useLinkAnswers(search, answers);
  const ready = shared !== null && !loading && !link.loading;
  // A link from elsewhere may have been sent to the student by anyone.
  const isNew = answerCount(answers) === 0 && (isOwn || !signedIn);
  const appliesAtOnce = ready && known && (isSame || isNew);
  const close = (rest = withoutShared(search)) => setSearch(rest, { replace: true });
  const apply = () => {
    if (shared && !isSame) change(shared, true);
    if (unknown.length > 0) report(unknown);
  };
  const use = () => {
    apply();
    // They make another list, from page 1.
    const rest = withoutShared(search);
    rest.delete('page');
    close(rest);
  };
  const applyAtOnce = useEffectEvent(() => {
    apply();
    close();
  });
  // Then they are removed from the history entry.
  useEffect(() => {
    if (appliesAtOnce) applyAtOnce();
  }, [appliesAtOnce]);
  return (
    <>
      {signedIn && answerCount(local) > 0 && <NotCarried />}
      {/* Rendered before it has a notice, else that would not be announced. */}
      <div aria-live="polite">
        {ready && !appliesAtOnce && <SharedLink onUse={use} onKeep={() => close()} />}
        <DroppedAnswers />
        <LeftOutCountries options={leftOut} />
        <DroppedParams dropped={dropped} />
      </div>
    </>
  );
}
