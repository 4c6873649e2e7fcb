// Headers that callers send, and what they may hold.

/** Under which a command is recognised when it is sent again. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/
/** The caller's own name for a request; one is made where none, or another, is sent. */
export const CORRELATION_ID = /^[\w-]{8,64}$/
