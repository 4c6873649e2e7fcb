// Why the product did not start: thrown before anything is served, printed as one paragraph for the operator.

import { Unavailable } from '../availability/unavailable'
import { PlacesLost } from '../event-store/places'
import { errorCode } from './error-code'

export type StartRefusalCode =
  | 'setting-wrong'
  | 'port-taken'
  | 'data-locked'
  | 'data-damaged'
  | 'data-unwritable'
  | 'disk-full'
  | 'database-failed'
  | 'database-unreachable'
  | 'database-outdated'
  | 'read-model-changed'
  | 'platform-unsupported'
  | 'log-elsewhere'
  | 'log-moving'
  | 'log-unreachable'
  | 'objects-unreachable'

/** A start that was refused. `message` says what is wrong and what to do, in words for an operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'

  constructor(
    readonly code: StartRefusalCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Prints a refusal as words, also that of a server which went away meanwhile; any other failure with its stack. Sets the exit code. */
export function reportFailedStart(error: unknown): void {
  const words = wordsOf(error)
  console.error(words === undefined ? error : `\nPracticum did not start.\n${words}\n`)
  process.exitCode = 1
}

function wordsOf(error: unknown): string | undefined {
  if (error instanceof StartRefused) return error.message
  if (error instanceof PlacesLost)
    return `${error.message}.\n\`npm run places -- check\` tells what is missing, and how to go on.`
  if (!(error instanceof Unavailable)) return undefined
  return `What it needs did not answer (${error.message}). Nothing is lost: start it again, and it goes on where it was.`
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** Turns a failure of the file system below `folder` into a refusal; anything else is returned as it is. */
export function refusalOfFileError(error: unknown, folder: string): unknown {
  const code = errorCode(error) ?? ''
  if (FULL.has(code)) {
    return new StartRefused('disk-full', `The disk of ${folder} is full. Free some space and start again.`, {
      cause: error,
    })
  }
  if (FORBIDDEN.has(code)) {
    return new StartRefused(
      'data-unwritable',
      `The data folder ${folder} cannot be written (${code}). Give this account the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  return error
}
