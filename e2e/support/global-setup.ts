import { ensureBuild } from '../../tools/fresh-build.mjs';
import { folderForBuilds } from './other-build';

/** The production build that is tested is the one of these sources; others are kept until the run is over. */
export default function globalSetup(): () => void {
  ensureBuild();
  return folderForBuilds();
}
