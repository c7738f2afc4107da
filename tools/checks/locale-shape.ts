/** The message files of one language by their namespace, as parsed JSON. */
export type MessageTree = Readonly<Record<string, unknown>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The values of a message file by key, nested keys joined with a dot. */
export function flatten(value: unknown, prefix = ''): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, below]) =>
    flatten(below, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** The placeholders of a text with their format: `{{name}}`, `{{count, number}}`, `<tag>`, `$t(key)`. */
function slotsOf(text: string): string[] {
  const slots = text.matchAll(/\{\{-?\s*([^}]+?)\s*\}\}|<(\w+)[^>]*>|\$t\(([^)]*)\)/g);
  return [...slots].map(([whole, name, tag]) => (name ? `{{${name}}}` : tag ? `<${tag}>` : whole));
}

type Message = { slots: Set<string>; forms: Set<string> };

/** Messages by key, all plural forms under one. */
function messagesOf(say: (key: string, what: string) => void, tree: unknown): Map<string, Message> {
  const flat = flatten(tree);
  const keys = new Set(flat.map(([key]) => key));
  const messages = new Map<string, Message>();
  for (const [key, value] of flat) {
    const text = typeof value === 'string' ? value : '';
    if (typeof value !== 'string') say(key, 'is not a text');
    else if (text.trim() === '') say(key, 'is empty');
    const base = key.replace(PLURAL, '');
    const isPlural = base !== key && keys.has(`${base}_other`);
    const name = isPlural ? base : key;
    const message = messages.get(name) ?? { slots: new Set(), forms: new Set() };
    for (const slot of slotsOf(text)) message.slots.add(slot);
    if (message.slots.has('{{count}}')) say(key, 'writes a count without its format, `number`');
    if (isPlural) message.forms.add(key.slice(base.length + 1));
    messages.set(name, message);
  }
  return messages;
}

function missing<T>(from: Iterable<T>, all: { has: (value: T) => boolean }): T[] {
  return [...from].filter((value) => !all.has(value));
}

/**
 * Differences between the languages other than their words (R5): files, keys (each language has the plural forms
 * of `Intl.PluralRules`), placeholders and empty texts. There must be one message file per namespace.
 */
export function localeViolations(
  trees: Readonly<Record<string, MessageTree>>,
  namespaces: readonly string[],
): string[] {
  const violations: string[] = [];
  const read = Object.entries(trees).map(([locale, tree]) => {
    const files = Object.keys(tree);
    for (const name of missing(namespaces, new Set(files))) {
      violations.push(`locales/${locale}/${name}.json is missing`);
    }
    for (const name of missing(files, new Set(namespaces))) {
      violations.push(`locales/${locale}/${name}.json is in no namespace`);
    }
    const wanted = new Set<string>(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
    const messages = new Map<string, Message>();
    for (const [file, content] of Object.entries(tree)) {
      const say = (key: string, what: string) =>
        violations.push(`locales/${locale}/${file}.json: ${key} ${what}`);
      for (const [key, message] of messagesOf(say, content)) {
        messages.set(`${file}.json: ${key}`, message);
        if (message.forms.size === 0) continue;
        for (const form of missing(wanted, message.forms)) say(key, `lacks its form _${form}`);
        // i18next uses `_zero` for a count of 0 in every language.
        for (const form of missing(message.forms, new Set([...wanted, 'zero']))) {
          say(key, `has a form _${form} that ${locale} does not know`);
        }
      }
    }
    return { locale, messages };
  });
  for (const { locale, messages } of read) {
    for (const other of read) {
      if (other.locale === locale) continue;
      for (const [key, { slots, forms }] of messages) {
        const twin = other.messages.get(key);
        if (!twin) {
          violations.push(`locales/${other.locale}/${key} is missing`);
          continue;
        }
        for (const slot of missing(slots, twin.slots)) {
          violations.push(`locales/${other.locale}/${key} lacks ${slot}`);
        }
        if (forms.has('zero') && !twin.forms.has('zero')) {
          violations.push(`locales/${other.locale}/${key} lacks its form _zero`);
        }
        if (forms.size > 0 && twin.forms.size === 0) {
          violations.push(`locales/${other.locale}/${key} has no plural forms`);
        }
      }
    }
  }
  return violations;
}
