/**
 * The message files by path, each loaded when it is asked for. In a build `tools/vite-message-files.ts` puts
 * the same map here with plain JSON behind it, so that messages are not part of the JavaScript.
 */
export const messageFiles = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
  import: 'default',
});
