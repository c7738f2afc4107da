import { ensureBuild } from '../../tools/fresh-build.mjs';
import { folderForBuilds } from './other-build';

/** Builds the tested production build from these sources; other builds are kept until the run ends. */
export default function globalSetup(): () => void {
  ensureBuild();
  return folderForBuilds();
}
