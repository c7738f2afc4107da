import { ensureBuild } from '../../tools/fresh-build.mjs';

/** The production build that is tested is the one of these sources. */
export default function globalSetup(): void {
  ensureBuild();
}
