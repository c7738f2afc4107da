import { callTitle } from '../calls';
import type { Report } from './report';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for XML; control characters, which XML does not have, are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/** The report as JUnit XML: a suite for each check, a case for each call in it. Only differences are failures. */
export function reportJunit(report: Report): string {
  const findings = report.findings();
  const suites = [...report.touched()].map(([theme, names]) => {
    const cases = [...names].map((name) => {
      const own = findings.filter((one) => one.theme === theme && one.name === name);
      const failures = own.filter(({ severity }) => severity === 'difference');
      const others = own.filter(({ severity }) => severity !== 'difference');
      return {
        failed: failures.length > 0,
        xml: [
          `<testcase classname="${escaped(theme)}" name="${escaped(callTitle(name))}">`,
          ...failures.map(({ sentence }) => `<failure message="${escaped(sentence)}"/>`),
          ...(others.length > 0
            ? [
                `<system-out>${escaped(others.map(({ sentence }) => sentence).join('\n'))}</system-out>`,
              ]
            : []),
          '</testcase>',
        ].join(''),
      };
    });
    const failed = cases.filter((one) => one.failed).length;
    const head = `<testsuite name="${escaped(theme)}" tests="${cases.length}" failures="${failed}">`;
    return `${head}\n${cases.map(({ xml }) => xml).join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conform">\n${suites.join('\n')}\n</testsuites>\n`;
}
