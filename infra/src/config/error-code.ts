// Reads the code of a system or database error, by which the start decides what happened.

/** `code` of the error, such as ENOENT or 28P01; undefined when it bears none. */
export function errorCode(error: unknown): string | undefined {
  // Not by instanceof: errors of Node's own modules are of another realm in sandboxed contexts.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
