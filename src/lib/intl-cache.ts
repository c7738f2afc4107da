type IntlClass<Options, Formatter> = new (tag: string, options: Options) => Formatter;

const formatters = new Map<string, unknown>();

/** An `Intl` formatter of a BCP 47 tag. Creating one takes milliseconds, so each is created once. */
export function cachedIntl<Options, Formatter>(
  Class: IntlClass<Options, Formatter>,
  tag: string,
  options: Options,
): Formatter {
  const key = `${Class.name} ${tag} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Class(tag, options);
  formatters.set(key, formatter);
  return formatter as Formatter; // the key names its class
}
