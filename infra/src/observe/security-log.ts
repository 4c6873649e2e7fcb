// One line for what attacks look like, and a count of it: who from where was refused what, never with what. The same of one address is told once a minute.
import type { RequestReport } from '../http/pipeline'
import type { Log } from './log'

export const SECURITY_KINDS = [
  'sign_in_refused',
  'sign_in_throttled',
  'sign_in_locked',
  'second_step_refused',
  'second_step_throttled',
  'csrf_mismatch',
  'cross_site',
  'guest_codes_exhausted',
  'budget_exhausted',
  'socket_refused',
  'socket_cut_off',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

export interface SecurityNote {
  readonly kind: SecurityKind
  /** Of the visitor, as limits count it. */
  readonly ip: string
  readonly row?: string
  readonly code?: string
  readonly userId?: string | undefined
  readonly correlationId?: string
}

export interface SecurityLog {
  note(note: SecurityNote): void
  /** Notes what a request was refused, where that is of interest. */
  request(report: RequestReport): void
}

const OF_CODE: ReadonlyMap<string, SecurityKind> = new Map([
  ['login.failed', 'sign_in_refused'],
  ['login.not_activated', 'sign_in_refused'],
  ['password.wrong_current', 'sign_in_refused'],
  ['reset.wrong_link', 'sign_in_refused'],
  ['login.platform_locked', 'sign_in_refused'],
  ['login.too_many', 'sign_in_throttled'],
  ['login.locked_out', 'sign_in_locked'],
  ['two_factor.invalid', 'second_step_refused'],
  ['two_factor.expired', 'second_step_refused'],
  ['two_factor.too_many', 'second_step_throttled'],
  ['two_factor.today.too_many', 'second_step_throttled'],
  ['two_factor.text.too_many', 'second_step_throttled'],
  ['two_factor.phone.too_many', 'second_step_throttled'],
  ['csrf', 'csrf_mismatch'],
  ['identity_changed', 'csrf_mismatch'],
  ['cross_site', 'cross_site'],
])
const OF_GUESTS: ReadonlySet<string> = new Set(['waitingRoom', 'joinAsGuest'])
const TOO_MANY = 429

function kindOf({ row, status, refused }: RequestReport): SecurityKind | undefined {
  const known = OF_CODE.get(refused?.code ?? '')
  if (known !== undefined || status !== TOO_MANY) return known
  if (row === 'signIn') return 'sign_in_throttled'
  return OF_GUESTS.has(row) ? 'guest_codes_exhausted' : 'budget_exhausted'
}

const TOLD_EVERY_MS = 60_000
/** Of different addresses at a time; beyond it every note is told. */
const REMEMBERED = 10_000

export function createSecurityLog(log: Log, count: (kind: SecurityKind) => void): SecurityLog {
  const told = new Map<string, { since: number; more: number }>()
  const sweep = (): void => {
    const before = Date.now() - TOLD_EVERY_MS
    for (const [key, { since, more }] of told) {
      if (since > before) continue
      told.delete(key)
      const [kind, ip] = key.split(' ')
      if (more > 0) log.warn({ security: kind, ip, more }, 'security: the same again')
    }
  }
  setInterval(sweep, TOLD_EVERY_MS).unref()
  const note = ({ kind, ...details }: SecurityNote): void => {
    count(kind)
    const key = `${kind} ${details.ip}`
    const before = told.get(key)
    if (before) {
      before.more += 1
      return
    }
    if (told.size < REMEMBERED) told.set(key, { since: Date.now(), more: 0 })
    log.warn({ security: kind, ...details }, 'security')
  }
  return {
    note,
    request(report) {
      const kind = kindOf(report)
      if (kind === undefined || !report.refused) return
      const { row, correlationId, userId, refused } = report
      note({ kind, ...refused, row, correlationId, userId })
    },
  }
}
