import * as v from 'valibot';
import { addFault, faultSchema, listFaults, onFaultsChange } from '@/mocks/server/faults';
import { latency, setLatency } from '@/mocks/server/latency';
import { isFault } from '@/mocks/server/known-fault';

const KEY = 'saola-mock-panel';
const stateSchema = v.object({ latency: v.number(), faults: v.array(faultSchema) });

/** Stores latency and armed faults for this tab, so that they apply to the calls of the next load too. */
export function savePanelState(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ latency: latency(), faults: listFaults() }));
  } catch {
    // Storage may be blocked; the settings then last for this page.
  }
}

function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Restores the stored settings, and stores every change from now on. */
export function restorePanelState(): void {
  const parsed = v.safeParse(stateSchema, stored());
  if (parsed.success) {
    setLatency(parsed.output.latency);
    parsed.output.faults.filter(isFault).forEach(addFault);
  }
  onFaultsChange(savePanelState);
}
