import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from './namespaces';

type Translation = { t: TFunction<Namespace>; i18n: i18n; ready: true };

const made = new WeakMap<i18n, Map<string, Translation>>();

/**
 * What `useTranslation` of react-i18next is in a build (`tools/vite-light-packages.ts`). Our instances are each fixed to
 * a language and have their messages before a part is drawn (./messages, ./use-messages): there is nothing to follow
 * and nothing to wait for. The package's own copies the instance for each component that asks for it, which is most of
 * what drawing a list takes.
 */
export function useTranslation(
  namespaces: Namespace | readonly Namespace[] = 'common',
): Translation {
  const { i18n: instance } = useContext(I18nContext);
  const first = typeof namespaces === 'string' ? namespaces : (namespaces[0] ?? 'common');
  const own = made.get(instance) ?? new Map<string, Translation>();
  made.set(instance, own);
  const known = own.get(first);
  if (known) return known;
  const fresh: Translation = {
    t: instance.getFixedT(instance.language, first),
    i18n: instance,
    ready: true,
  };
  own.set(first, fresh);
  return fresh;
}
