import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext, type useTranslation as PackageHook } from 'react-i18next';
import type { Namespace } from './namespaces';

type Translation = { t: TFunction<Namespace>; i18n: i18n; ready: true };

const made = new WeakMap<i18n, Map<string, Translation>>();

function useFixed(namespaces: Namespace | readonly Namespace[] = 'common'): Translation {
  const { i18n: instance } = useContext(I18nContext);
  const first = typeof namespaces === 'string' ? namespaces : (namespaces[0] ?? 'common');
  const own = made.get(instance) ?? new Map<string, Translation>();
  made.set(instance, own);
  const known = own.get(first);
  if (known) return known;
  const t = instance.getFixedT(instance.language, first);
  const fresh: Translation = { t, i18n: instance, ready: true };
  own.set(first, fresh);
  return fresh;
}

/**
 * Messages of the page's language, with the types of react-i18next's own hook and without what ours have no need of: an
 * instance is fixed to its language and has its messages before a part is drawn (./messages, ./use-messages), so there is
 * nothing to follow and nothing to wait for. The package's hook makes that ready again for each component that asks,
 * which is most of what drawing a list takes (docs/performance.md).
 */
export const useTranslation = useFixed as unknown as typeof PackageHook; // generic in the namespaces, as that is
