import { writeFileSync } from 'node:fs';
import { readOptions, USAGE, UsageError } from './options';
import { reportJunit } from './report/junit';
import { reportText } from './report/text';
import { CannotRun, conform } from './run';

/** Exit codes; docs/conform.md explains them. */
const [SAME, DIFFERENT, NOT_RUN] = [0, 1, 2];

/** Runs the command; returns its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return SAME;
  }
  try {
    const options = readOptions(args);
    const report = await conform(options);
    const findings = report.findings();
    console.log(reportText(report, options.url));
    if (options.json) {
      const content = { url: options.url, level: options.level, findings };
      writeFileSync(options.json, `${JSON.stringify(content, null, 2)}\n`);
    }
    if (options.junit) writeFileSync(options.junit, reportJunit(report));
    return findings.some(({ severity }) => severity === 'difference') ? DIFFERENT : SAME;
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
    else if (error instanceof CannotRun) console.error(error.message);
    else throw error;
    return NOT_RUN;
  }
}
