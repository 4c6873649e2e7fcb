// The id that follows a click through everything it causes: known to whatever runs on its behalf, without being handed on.
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs `work`, and all that it awaits, under this id. */
export const traced = <Result>(correlationId: string, work: () => Result): Result => current.run(correlationId, work)

/** Undefined in work that nobody asked for. */
export const correlationNow = (): string | undefined => current.getStore()
