export type * from '@conclave/server/protocol';
