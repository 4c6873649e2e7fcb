// Every call to the server under a clock of our own, its failures sorted into "unavailable" and "wrong".
import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client'
import { StoreUnavailable } from '../port'

const UNAVAILABLE = [
  UnavailableError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  // What the client cannot name is a broken connection more often than anything else; whoever retries learns the rest.
  UnknownError,
]

/** Rejects with {@link StoreUnavailable} when the server is away or silent for so long: a client's own deadline can pass unnoticed. */
export async function answered<Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable(`no answer for ${milliseconds} ms`)), milliseconds)
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
  const isAway = UNAVAILABLE.some(kind => error instanceof kind) || isGrpcFault(error)
  return isAway ? new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error }) : error
}

/** Errors of the transport that the client passes on as they are: they carry the number of a gRPC status. */
const isGrpcFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (typeof error.code === 'number' || /^E[A-Z]+$/.test(String(error.code)))
