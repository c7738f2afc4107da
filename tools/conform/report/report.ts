import type { EndpointName } from '@/mocks/server/endpoint-map';
import { calls, callTitle } from '../calls';
import { facts } from '../facts';

/**
 * `difference`: the app breaks or shows something wrong. `warning`: it works, but not as well as it could. `absent`: an
 * assumed call that the server does not have. `unchecked`: what this run could not look at.
 */
export type Severity = 'difference' | 'warning' | 'absent' | 'unchecked';

export type Finding = {
  severity: Severity;
  /** The check that found it. */
  theme: string;
  /** The name of the contract's constant; `null` if it is about no single call. */
  name: EndpointName | null;
  /** e.g. `GET /api/v1/user`. */
  call: string;
  /** Whether the specification shows the call; the others are assumed. */
  shown: boolean;
  sentence: string;
  /** What the sentence says after the call, the same for all calls with the same fault. */
  rest: string;
};

/** What a check says about one call. */
export type About = { name: EndpointName; sent: string };

export type Comparison = {
  expected: string;
  came: string;
  /** What it means for the app, as a sentence. */
  so?: string;
  severity?: 'difference' | 'warning';
  /** The same fault of the same call is said once, in whichever answer it is seen first. */
  fault?: string;
};

function restOf({ sent }: About, { expected, came, so }: Comparison): string {
  const what = `sent ${sent}: expected ${expected}; came ${came}.`;
  return so ? `${what} ${so}` : what;
}

export type Report = ReturnType<typeof createReport>;

/** Collects what the checks find. The same sentence is kept once. */
export function createReport() {
  const findings = new Map<string, Finding>();
  const touched = new Map<string, Set<EndpointName>>();
  const worked = new Set<EndpointName>();
  let theme = '';
  let comparisons = 0;

  const add = (
    severity: Severity,
    name: EndpointName | null,
    rest: string,
    { comma = ',', fault = rest } = {},
  ) => {
    const call = name === null ? '' : callTitle(name);
    const shown = name === null || !calls[name].assumed;
    const sentence = name === null ? rest : `${call}${comma} ${rest}`;
    const key = `${severity} ${name} ${fault}`;
    const finding = { severity, theme, name, call, shown, sentence, rest };
    if (!findings.has(key)) findings.set(key, finding);
  };

  const isAbsent = (name: EndpointName) =>
    [...findings.values()].some((one) => one.severity === 'absent' && one.name === name);

  return {
    /** The check that runs now. */
    begin(name: string): void {
      theme = name;
    },
    touch(name: EndpointName): void {
      touched.set(theme, (touched.get(theme) ?? new Set()).add(name));
    },
    /** Records a comparison; returns whether it held. */
    check(holds: boolean, about: About, comparison: Comparison): boolean {
      comparisons += 1;
      if (!holds) {
        const rest = restOf(about, comparison);
        add(comparison.severity ?? 'difference', about.name, rest, {
          fault: comparison.fault ?? rest,
        });
      }
      return holds;
    },
    /** A successful answer of the call has been seen. */
    markWorking(name: EndpointName): void {
      worked.add(name);
    },
    hasWorked: (name: EndpointName) => worked.has(name),
    /** The server does not have an assumed call. */
    markAbsent(name: EndpointName): void {
      add('absent', name, `is not there: the app loses ${facts[name].loss}.`, { comma: '' });
    },
    isAbsent,
    unchecked(name: EndpointName | null, what: string): void {
      if (name !== null && isAbsent(name)) return;
      add('unchecked', name, what, { comma: ':' });
    },
    findings: (): Finding[] => [...findings.values()],
    /** The calls that each check has made, in order. */
    touched: (): ReadonlyMap<string, ReadonlySet<EndpointName>> => touched,
    comparisons: () => comparisons,
  };
}
