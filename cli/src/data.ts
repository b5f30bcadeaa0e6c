/** Where everything is stored: as named, else where CONCLAVE_DATA says, else `data` here. */
export const dataDir = (named: string | undefined): string => named ?? process.env.CONCLAVE_DATA ?? 'data';
