const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EEXIST: 'a file has that name',
  EISDIR: 'it is a folder',
  ENOSPC: 'there is no room left',
  ENOTDIR: 'a part of that path is a file',
  EPERM: 'access is denied',
  EROFS: 'nothing can be changed there',
};

/**
 * Why a file or folder could not be used, in words and without a full stop.
 * @param missing what is said where something is not there
 */
export function reasonOf(error: unknown, missing = 'there is no such file'): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? missing : (REASONS[code ?? ''] ?? message);
}
