// The slow phone of the benchmarks.

/** @typedef {import('@playwright/test').CDPSession} Session */

/** A slow phone: 1.6 Mbps, 150 ms, a CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const SLOWDOWN = 4;

/**
 * Throttles network and CPU.
 * @param {Session} session
 */
export async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
