import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- compared with our own hook
import { I18nextProvider, useTranslation as packages } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTranslation } from './use-translation';
import type { Locale } from './locales';
import { loadMessages, messagesOf } from './messages';

beforeAll(async () => {
  await loadMessages('en', ['common', 'majors']);
  await loadMessages('vi', ['common', 'majors']);
});

const within = (locale: Locale) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={messagesOf(locale)}>{children}</I18nextProvider>
  ),
});

describe.each(['en', 'vi'] as const)('the messages of %s', (locale) => {
  it('are the same as from the hook of the package', () => {
    const own = renderHook(() => useTranslation(['majors', 'common']), within(locale)).result
      .current;
    const theirs = renderHook(() => packages(['majors', 'common']), within(locale)).result.current;
    expect(own.t('title')).toBe(theirs.t('title'));
    expect(own.t('common:action.close')).toBe(theirs.t('common:action.close'));
    expect(own.t('count.all', { count: 2 })).toBe(theirs.t('count.all', { count: 2 }));
    expect(own.i18n.language).toBe(locale);
  });

  it('are those of `common` if no file is named', () => {
    const { t } = renderHook(() => useTranslation(), within(locale)).result.current;
    expect(t('action.close')).toBe(messagesOf(locale).t('action.close'));
  });

  it('come from the same function on each render', () => {
    const { result, rerender } = renderHook(() => useTranslation('majors'), within(locale));
    const { t } = result.current;
    rerender();
    const other = renderHook(() => useTranslation(['majors', 'common']), within(locale));
    expect(result.current.t).toBe(t);
    expect(other.result.current.t).toBe(t);
  });
});
