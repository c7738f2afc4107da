import { seedTables } from './seed';
import { openMockStorage, type Storage } from './storage';
import { TABLES_VERSION, type Tables } from './tables';

let opening: Promise<Storage<Tables>> | null = null;

function storage(): Promise<Storage<Tables>> {
  opening ??= openMockStorage<Tables>();
  return opening;
}

/** Tables of another version of this code are replaced by fresh ones: they are only samples. */
function usable(stored: Tables | undefined): Tables {
  return stored?.version === TABLES_VERSION ? stored : seedTables();
}

export async function readTables(): Promise<Tables> {
  return usable(await (await storage()).read());
}

/** Changes the tables in one step, also between tabs, and returns what `apply` returns. */
export async function changeTables<R>(apply: (tables: Tables) => R): Promise<R> {
  const results: R[] = [];
  await (
    await storage()
  ).change((stored) => {
    const tables = usable(stored);
    results.push(apply(tables));
    return tables;
  });
  const [result] = results;
  return result as R; // `change` has run its callback once by now
}

/** Restores the sample accounts and removes all sessions. */
export async function resetDb(): Promise<void> {
  await (await storage()).clear();
}
