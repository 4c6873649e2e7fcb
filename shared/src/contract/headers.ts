// Headers that the contract knows beyond those of HTTP: what callers send, and what they are told.

/** Under which a command is recognised when it is sent again. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/
/** Of an answer: ids of things in it that have changed since, because a later change of them could not be taken in. */
export const OUT_OF_DATE = 'X-Out-Of-Date'
/** The caller's own name for a request; one is made where none, or another, is sent. */
export const CORRELATION_ID = /^[\w-]{8,64}$/
