import type { Citation } from '@/api/sophie/contract';
import { unsupportedIn } from '@/lib/proof/proof';
import { recordOf } from './turns';

/** Target of the link that surrounds an unsupported statement. */
export const UNSUPPORTED = '#unsupported';
/** Target of an empty link after an unsupported statement that is inside another link. */
export const UNSUPPORTED_BEFORE = '#unsupported-before';

const LINK = /\[[^\][\n]*\]\([^)\s[]*\)/g;
/** A longer answer is not checked: it is shown as plain text. */
const MAX_LENGTH = 20_000;

/** The student's scores, as the requirements of the cited programs name them: `IELTS 7.0` for `7.0` of `IELTS 6.5`. */
function scoresIn(citations: readonly Citation[]): string[] {
  const criteria = citations.flatMap((one) => ('program' in one && one.program.criteria) || []);
  return criteria.flatMap(({ asked, you }) => (you ? asked.replace(/\d+([.,]\d+)?/, you) : []));
}

/** The Markdown with a link around each figure, date and name that the cited records do not have. */
export function markUnsupported(
  markdown: string,
  citations: readonly Citation[],
  { question, askedAt }: { question: string; askedAt: string },
): string {
  if (markdown.length > MAX_LENGTH) return markdown;
  const records = citations.map((one) => ({ number: one.number, record: recordOf(one) }));
  const asked = Date.parse(askedAt);
  const now = new Date(Number.isNaN(asked) ? Date.now() : asked);
  const known = [question, ...scoresIn(citations)].join('\n');
  const marks = unsupportedIn(markdown, records, { known, now });
  const links = [...markdown.matchAll(LINK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let marked = markdown;
  for (const { start, end } of [...marks].reverse()) {
    const around = links.find((link) => link.start < end && start < link.end);
    marked = around
      ? `${marked.slice(0, around.end)}[ ](${UNSUPPORTED_BEFORE})${marked.slice(around.end)}`
      : `${marked.slice(0, start)}[${marked.slice(start, end)}](${UNSUPPORTED})${marked.slice(end)}`;
  }
  return marked;
}
