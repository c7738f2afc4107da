/** Address of the service worker (R45). */
export const WORKER = '/service-worker.js';
/** Name of the Trusted Types policy for that address. */
export const WORKER_POLICY = 'service-worker';

function workerUrl(): string {
  const policy = window.trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: () => WORKER,
  });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Registers the service worker. `null` if the browser refuses it: the app works without. Never rejects. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(workerUrl());
  } catch {
    return null;
  }
}

/** Whether a service worker answers the requests of this page. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker?.controller != null;
}

/** Resolves when a worker has been installed, or has failed to. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });
}

/** Looks for a newer service worker; resolves with whether one has been installed. Never rejects. */
export async function hasNewerWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  // Rejects without a network.
  await registration.update().catch(() => undefined);
  if (registration.installing) await installed(registration.installing);
  return registration.waiting !== null;
}

/** Removes the service worker and its files; requests of the next page go to the network. Never rejects. */
export async function removeWorker(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    // Only the worker uses them.
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // The browser has no workers, or has lost its storage.
  }
}
