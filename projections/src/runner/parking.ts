// Sets aside the rows that an event cannot be folded into: that event and all later ones of the row wait behind it, in order, and everything else goes on.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { TableRow } from './table'

/** Instead of a key where an event could not even say which rows it concerns: its stream is set aside. */
export const ROWS_UNKNOWN = ''

/** An event that a row waits for: the first of a row, with the reason, or one behind it. */
export interface ParkedEvent {
  readonly key: string
  readonly event: StoredEvent
  /** Of the first; absent for what came after it. */
  readonly error?: string
  /** Of the first, where the row was taken out of the table: as it was before. */
  readonly kept?: TableRow
  /** Of the first: the table still shows the row, as it was before. */
  readonly stands?: boolean
}

/** Rows and streams of one read model that later events must not be folded into. */
export class SetAside {
  readonly keys = new Set<string>()
  readonly streams = new Set<string>()

  get size(): number {
    return this.keys.size + this.streams.size
  }
}

/** So many rows of one read model are no poisoned events any more but a defect of the read model itself: it stops instead. */
const MOST_SET_ASIDE = 100

export class TooMuchSetAside extends Error {
  override readonly name = 'TooMuchSetAside'
}

/** Classes of SQLSTATE that speak of a value and not of the server: data, integrity, limits. */
const REFUSED_VALUE = /^(22|23|54)/

/** PostgreSQL does not take this row, whenever it is asked. */
export const isRefusedRow = (error: unknown): boolean => REFUSED_VALUE.test(sqlStateOf(error))

/**
 * Whatever is tried again, it fails again. Of a server that is away, or that refuses for another reason, nothing is said about the event; nor by what
 * Node.js and its clients say of connections and certificates, which carries a code as well.
 */
export const isDefect = (error: unknown): boolean =>
  !isUnavailable(error) && !(error instanceof TooMuchSetAside) && (codeOf(error) === '' || isRefusedRow(error))

function codeOf(error: unknown): string {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const sqlStateOf = (error: unknown): string => (/^[0-9A-Z]{5}$/.test(codeOf(error)) ? codeOf(error) : '')

/** What PostgreSQL says of a value repeats the value, which may be personal: its code has to do. */
export function reasonOf(error: unknown): string {
  const state = sqlStateOf(error)
  const name = error instanceof Error ? error.constructor.name : typeof error
  if (state !== '') return `${name}: PostgreSQL does not take the row (${state})`
  return `${name}: ${error instanceof Error ? error.message : String(error)}`.replaceAll('\0', '\ufffd')
}

/** Notes what one batch parks. */
export class Parking {
  readonly parked: ParkedEvent[] = []

  constructor(
    readonly aside: SetAside,
    /** Whether rows may be set aside that were not before; else what cannot be folded throws. */
    private readonly opens: boolean,
  ) {}

  /** An event of a row, or of a stream, that waits already. */
  behind(key: string, event: StoredEvent): void {
    this.parked.push({ key, event })
  }

  /** The first: from here on the row waits. Throws what is no defect of the event. */
  first(key: string, event: StoredEvent, error: unknown, row: Pick<ParkedEvent, 'kept' | 'stands'> = {}): void {
    if (!this.opens || !isDefect(error)) throw error
    if (this.aside.size >= MOST_SET_ASIDE) {
      throw new TooMuchSetAside(`more than ${MOST_SET_ASIDE} rows cannot take in an event`, { cause: error })
    }
    if (key === ROWS_UNKNOWN) this.aside.streams.add(event.stream)
    else this.aside.keys.add(key)
    this.parked.push({ key, event, error: reasonOf(error), ...row })
  }
}
