// How much one import takes in, said by the form before the server says it.
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
export const IMPORT_MAX_ROWS = 20_000
export const COLUMNS_MAX = 40
export const HEADING_MAX = 200
/** Rows that are added before it is noted how far the import has come. */
export const PART_ROWS = 50
/** So many parts, then it is the turn of another organization. */
export const TURN_PARTS = 2
/** A row that fails unexpectedly so often is noted as failed. */
export const TRIES_MAX = 5
/** In characters, of what a failed row is known by. */
export const SAID_MAX = 80
