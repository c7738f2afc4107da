import type { i18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Namespace } from './namespaces';

type Translation<N extends Namespace | readonly Namespace[]> = { t: TFunction<N>; i18n: i18n };

const translations = new WeakMap<i18n, Map<string, unknown>>();

/**
 * Messages of the page's language; keys without a prefix are of the first namespace. Simpler than the hook of
 * react-i18next: an instance has one fixed language and has its messages before a component renders (./messages,
 * ./use-messages), so there is nothing to subscribe to. The package's hook sets up a subscription for each
 * component, which is most of the time that a list takes to render.
 */
export function useTranslation<const N extends Namespace | readonly Namespace[] = 'common'>(
  namespaces?: N,
): Translation<N> {
  const { i18n: instance } = useContext(I18nContext);
  const wanted: Namespace | readonly Namespace[] = namespaces ?? 'common';
  const first = typeof wanted === 'string' ? wanted : (wanted[0] ?? 'common');
  const ofInstance = translations.get(instance) ?? new Map<string, unknown>();
  translations.set(instance, ofInstance);
  const translation = ofInstance.get(first) ?? {
    t: instance.getFixedT(instance.language, first),
    i18n: instance,
  };
  ofInstance.set(first, translation);
  return translation as Translation<N>; // all that share a first namespace are the same function
}
