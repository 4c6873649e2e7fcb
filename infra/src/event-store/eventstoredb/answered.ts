// Every call to the server under a clock of our own, its failures sorted: what the server has answered, whom it refuses, and all else as "away".
import {
  AccessDeniedError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { StoreRefused, StoreUnavailable } from '../port'

/** As gRPC numbers it. */
const UNAUTHENTICATED = 16

/** What only the server itself says, of the very call. Whatever else the client throws, it threw without an answer. */
const ANSWERS = [
  WrongExpectedVersionError,
  StreamNotFoundError,
  StreamDeletedError,
  MaxAppendSizeExceededError,
  InvalidArgumentError,
  UnsupportedError,
]

/**
 * Rejects with {@link StoreUnavailable} when the server is away or silent for so long: a client's own deadline can pass unnoticed;
 * with {@link StoreRefused} where it does not take the user.
 */
export async function answered<Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence(`no answer for ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work, silence])
  } catch (error) {
    throw storeFault(error)
  } finally {
    clearTimeout(timer)
  }
}

function storeFault(error: unknown): unknown {
  if (error instanceof StoreUnavailable || ANSWERS.some(kind => error instanceof kind)) return error
  const cause = { cause: error }
  if (error instanceof AccessDeniedError) {
    return error.code === UNAUTHENTICATED
      ? new StoreRefused('the server does not know this user with this password', cause)
      : new StoreRefused('the server does not allow this user what the product needs', cause)
  }
  return new StoreUnavailable((error instanceof Error && error.message) || 'the client gave up', cause)
}

class Silence extends StoreUnavailable {}

/** The client found nobody, or whom it has found says nothing: neither is changed by its own coming back. */
export const isLost = (error: unknown): boolean =>
  error instanceof Silence || (error instanceof StoreUnavailable && isForeign(error.cause))

/** Not of the errors that the client makes of answers and broken connections: these carry their type. A deadline of the server's own has no number. */
const isForeign = (cause: unknown): boolean =>
  cause instanceof DeadlineExceededError ? cause.code !== undefined : cause instanceof Error && !('type' in cause)
