// Structured logs: one line an event, with the correlation id, without personal data.
import pino from 'pino'
import type { Config } from '../config/config'
import type { RequestReport } from '../http/pipeline'
import { correlationNow } from './trace'

export interface Log {
  debug(fields: Readonly<Record<string, unknown>>, message: string): void
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
  /** One line a request; requests that went well only when debugging. */
  request(report: RequestReport): void
}

/** `base` stands in every line. */
export function createLog(
  level: Config['logLevel'],
  base: Readonly<Record<string, string>> | null = null,
  destination?: pino.DestinationStream,
): Log {
  const mixin = (): object => {
    const correlationId = correlationNow()
    return correlationId === undefined ? {} : { correlationId }
  }
  const options = { level, base, mixin, serializers: { error: withoutValues } }
  const logger = destination ? pino(options, destination) : pino(options)
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    request(report) {
      if (report.status >= 500) logger.error(report, 'request failed')
      else logger.debug(report, 'request')
    },
  }
}

/** SQLSTATE classes whose messages quote what somebody typed: values the database cannot hold, and broken constraints. */
const QUOTING = /^2[23][0-9A-Z]{3}$/

/** Errors as pino writes them; those of the database lose the values they quote. */
function withoutValues(error: Error & { readonly code?: unknown }): object {
  const written = pino.stdSerializers.err(error)
  if (typeof error.code !== 'string' || !QUOTING.test(error.code)) return written
  const message = `the database refused a value (${error.code})`
  return { type: written.type, message, code: error.code, stack: written.stack.replace(error.message, message) }
}
