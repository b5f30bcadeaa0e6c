import { BackupError, backup } from '@conclave/server/backup';
import { dataDir } from '../data.ts';
import { InputError } from '../faults.ts';
import { number } from '../text.ts';

/** `conclave backup FILE` */
export default async function backUp(file: string, options: { data?: string }): Promise<number> {
  try {
    const tables = await backup(dataDir(options.data), file);
    console.log(`${number(tables)} ${tables === 1 ? 'table is' : 'tables are'} in ${file}.`);
    return 0;
  } catch (error) {
    throw error instanceof BackupError ? new InputError(error.message) : error;
  }
}
