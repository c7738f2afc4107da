/** The name of an asset, the same in the site and in its prerendered pages; those of messages have their language. */
export function assetFileNames({
  originalFileNames: [source = ''],
}: {
  originalFileNames: string[];
}) {
  const locale = /^locales\/(\w+)\//.exec(source)?.[1];
  return `assets/[name]${locale ? `-${locale}` : ''}-[hash:6][extname]`;
}
