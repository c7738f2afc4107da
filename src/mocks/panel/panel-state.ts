import * as v from 'valibot';
import { addFault, faultSchema, listFaults, onFaultsChange } from '@/mocks/server/faults';
import { latency, setLatency } from '@/mocks/server/latency';
import { isFault } from '@/mocks/server/known-fault';

const KEY = 'saola-mock-panel';
const stateSchema = v.object({ latency: v.number(), faults: v.array(faultSchema) });

/** Keeps latency and armed faults for this tab, so that they also befall the calls of a first load. */
export function savePanelState(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ latency: latency(), faults: listFaults() }));
  } catch {
    // Storage may be refused; the settings hold for this page.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Takes up what was kept, if it is readable, and keeps every change from now on. */
export function restorePanelState(): void {
  const parsed = v.safeParse(stateSchema, stored());
  if (parsed.success) {
    setLatency(parsed.output.latency);
    parsed.output.faults.filter(isFault).forEach(addFault);
  }
  onFaultsChange(savePanelState);
}
