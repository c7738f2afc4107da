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

/** The sentences of one check; what many calls have in common is one sentence with their list. */
function sentences(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const one of findings) groups.set(one.rest, [...(groups.get(one.rest) ?? []), one]);
  return [...groups].flatMap(([rest, group]) =>
    group.length < MANY
      ? group.map(({ sentence }) => `    - ${sentence}`)
      : [`    - ${group.length} calls, ${rest}`, ...group.map(({ call }) => `        ${call}`)],
  );
}

function section(severity: Severity, findings: readonly Finding[]): string[] {
  const own = findings.filter((one) => one.severity === severity);
  if (own.length === 0) return [];
  const themes = [...new Set(own.map(({ theme }) => theme))];
  const lines = themes.flatMap((theme) => [
    `  ${theme}`,
    ...sentences(own.filter((one) => one.theme === theme)),
  ]);
  return [`${HEADINGS[severity]} (${own.length})`, ...lines, ''];
}

/** The whole report in plain words. */
export function reportText(report: Report, url: string): string {
  const findings = report.findings();
  const themes = report.touched();
  const names = new Set([...themes.values()].flatMap((calls) => [...calls]));
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const result = [
    `${count('difference')} differences`,
    `${count('warning')} warnings`,
    `${count('absent')} calls not there`,
  ].join(', ');
  return [
    url,
    '',
    ...ORDER.flatMap((severity) => section(severity, findings)),
    `${names.size} calls, ${report.comparisons()} comparisons: ${result}.`,
  ].join('\n');
}
