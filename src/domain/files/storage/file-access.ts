import { archivesFolder, folderOwner } from './file-name.ts';

export type FileOperation = 'read' | 'write' | 'list';

export type Access = 'allowed' | 'sign-in' | 'denied' | 'if-shared';

/**
 * [FILE-01, FILE-04] Who may do what: everything in one's own folder but for what the product makes there, and reading what a module shared with one; nothing else. It is decided
 * by the name alone, so that a stranger is answered the same whether the file is there or not.
 */
export function decideAccess(action: FileOperation, name: string, userId: string | null): Access {
  if (userId === null) return 'sign-in';
  const owner = folderOwner(name);
  if (owner === null) return 'denied';
  if (owner === userId) return action === 'write' && name.startsWith(archivesFolder(owner)) ? 'denied' : 'allowed';
  return action === 'read' ? 'if-shared' : 'denied';
}
