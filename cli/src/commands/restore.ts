import { BackupError, InUse, restore } from '@conclave/server/backup';
import { dataDir } from '../data.ts';
import { InputError } from '../faults.ts';
import { number } from '../text.ts';

/** `conclave restore FILE` */
export default async function putBack(file: string, options: { data?: string }): Promise<number> {
  const folder = dataDir(options.data);
  try {
    const tables = await restore(folder, file);
    console.log(`${number(tables)} ${tables === 1 ? 'table is' : 'tables are'} in ${folder} again.`);
    return 0;
  } catch (error) {
    if (error instanceof InUse)
      throw new InputError(`a server runs on the data in ${folder}. Stop it first.`);
    throw error instanceof BackupError ? new InputError(error.message) : error;
  }
}
