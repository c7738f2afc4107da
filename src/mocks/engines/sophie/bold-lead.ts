/** A longer sentence is no short answer, and stays as it is. */
const MAX_LENGTH = 180;

/** The Markdown with its first sentence in bold, unless that is no sentence or has more than one bold part. */
export function boldLead(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (/^(?:[-#>|]|\d+\.) /.test(line)) return text;
  const end = /[.!?…]["”’)]*(?=\s|$)/.exec(line);
  const sentence = end ? line.slice(0, end.index + end[0].length) : line;
  const marks = sentence.split('**').length - 1;
  if (sentence === '' || sentence.length > MAX_LENGTH || marks % 2 === 1 || marks > 2) return text;
  return `**${sentence.replaceAll('**', '')}**${text.slice(sentence.length)}`;
}
