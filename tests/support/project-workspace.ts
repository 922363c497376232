import { openWorkspace, type Workspace } from '@/review/workspace/workspace';

let opened: Promise<Workspace> | undefined;

/** The project's merchants, opened once for all files of a process. */
export function projectWorkspace(): Promise<Workspace> {
  opened ??= openWorkspace('./merchant-configs');
  return opened;
}
