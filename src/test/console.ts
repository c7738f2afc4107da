/** The watched methods of the console. */
type Level = 'error' | 'warn';

type Expectation = { level: Level; pattern: RegExp; met: boolean };

let expectations: Expectation[] = [];
let unexpected: string[] = [];
let restore: (() => void) | null = null;

/** Expects the console message in this test, at least once (R37). */
export function expectConsole(level: Level, pattern: RegExp): void {
  expectations.push({ level, pattern, met: false });
}

function receive(level: Level, values: readonly unknown[]): void {
  const text = values
    .map((value) => (value instanceof Error ? (value.stack ?? String(value)) : String(value)))
    .join(' ');
  const found = expectations.find((item) => item.level === level && item.pattern.test(text));
  if (found) found.met = true;
  else unexpected.push(`console.${level}: ${text}`);
}

/** Starts watching, for one test. */
export function watchConsole(): void {
  const { error, warn } = console;
  expectations = [];
  unexpected = [];
  console.error = (...values: unknown[]) => receive('error', values);
  console.warn = (...values: unknown[]) => receive('warn', values);
  restore = () => Object.assign(console, { error, warn });
}

/** Stops watching. Throws on an undeclared message, and if an expected one is missing (R37). */
export function settleConsole(): void {
  restore?.();
  restore = null;
  const missing = expectations
    .filter(({ met }) => !met)
    .map(({ level, pattern }) => `console.${level} never reported ${pattern}`);
  const problems = [...unexpected, ...missing];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
