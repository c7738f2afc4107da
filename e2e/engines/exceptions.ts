import type { EngineName } from './drivers/driver';

/** Scenarios that an engine cannot run, by title, with the reason. */
export const EXCEPTIONS: Record<string, Partial<Record<EngineName, string>>> = {};
