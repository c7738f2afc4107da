import { counted } from '../words';
import type { Finding, Report, Severity } from './report';

const HEADINGS: Record<Severity, string> = {
  difference: 'Differences',
  warning: 'Warnings: the app works, but not as well as it could',
  absent: 'Not there',
  unchecked: 'Not checked',
};

const ORDER: readonly Severity[] = ['difference', 'warning', 'absent', 'unchecked'];

/** Calls from which on a fault that they share is said once. */
const MANY = 4;

/** The sentences of one check; what many of its `calls` have in common is one sentence with their list. */
function sentences(findings: readonly Finding[], calls: number): string[] {
  const groups = new Map<string, Finding[]>();
  for (const one of findings) groups.set(one.rest, [...(groups.get(one.rest) ?? []), one]);
  return [...groups].flatMap(([rest, group]) => {
    if (group.length < MANY) return group.map(({ sentence }) => `    - ${sentence}`);
    if (group.length === calls) return [`    - Each of the ${calls} calls, ${rest}`];
    return [`    - ${group.length} calls, ${rest}`, ...group.map(({ call }) => `        ${call}`)];
  });
}

function section(severity: Severity, report: Report): string[] {
  const findings = report.findings();
  const own = findings.filter((one) => one.severity === severity);
  if (own.length === 0) return [];
  const heading = `${HEADINGS[severity]} (${own.length})`;
  if (severity === 'absent') return [heading, ...own.map(({ sentence }) => `  - ${sentence}`), ''];
  const themes = [...new Set(own.map(({ theme }) => theme))];
  const lines = themes.flatMap((theme) => [
    `  ${theme}`,
    ...sentences(
      own.filter((one) => one.theme === theme),
      report.touched().get(theme)?.size ?? 0,
    ),
  ]);
  return [heading, ...lines, ''];
}

/** The whole report in plain words. */
export function reportText(report: Report, url: string): string {
  const findings = report.findings();
  const themes = report.touched();
  const names = new Set([...themes.values()].flatMap((calls) => [...calls]));
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const result = [
    counted(count('difference'), 'difference'),
    counted(count('warning'), 'warning'),
    `${counted(count('absent'), 'call')} not there`,
  ].join(', ');
  return [
    url,
    '',
    ...ORDER.flatMap((severity) => section(severity, report)),
    `${names.size} calls, ${report.comparisons()} comparisons: ${result}.`,
  ].join('\n');
}
