import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithProcess } from '../../tools/local-servers.mjs';

const START_TIMEOUT_MS = 60_000;

/** Waits until a server responds with the right text. Throws otherwise. */
export async function untilItServes(
  name: string,
  child: ChildProcess,
  url: string,
  isRight: (text: string) => boolean = () => true,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url, { headers: { Connection: 'close' } }).catch(() => null);
    if (answer && isRight(await answer.text())) return;
    await wait(20);
  }
  throw new Error(`${name} does not serve; see its output above`);
}

/** Starts a server and waits until it responds at `url`. `cleanUp` runs once it has stopped. */
export async function startServer(
  command: readonly [program: string, ...args: string[]],
  { url, cleanUp, ...options }: { url: string; cleanUp?: () => void } & SpawnOptions,
): Promise<{ child: ChildProcess; stop: () => Promise<void> }> {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const end = endWithProcess(child);
  const stop = async () => {
    await end();
    cleanUp?.();
  };
  await untilItServes(program, child, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { child, stop };
}
