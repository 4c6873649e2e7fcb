// The rules of liability insurances: it ends after it begins, its dates are corrected, its proof is not; who has one is reminded before it ends.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { reminderDue } from '../../kernel/ending'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { refuse } from '../../kernel/refusal'
import type { InsuranceEvent } from './insurances.events'
import { insuranceDates } from './insurances.fields'
import { REMINDED_AT } from './insurances.standing'

type Added = Extract<InsuranceEvent, { type: 'InsuranceAdded' }>['data']

export type InsuranceDates = StoredOf<typeof insuranceDates>

export type InsuranceCommand =
  | { readonly type: 'AddInsurance'; readonly data: Added }
  | { readonly type: 'ChangeDates'; readonly dates: InsuranceDates }
  /** `today`: of its organization. */
  | { readonly type: 'RemindOfExpiry'; readonly today: string }
  | { readonly type: 'DeleteInsurance' }

export type Insurance = Added & {
  readonly status: 'kept' | 'deleted'
  /** The last reminder, in days before the end as it was then. */
  readonly reminded: number | undefined
}
export type InsuranceState = { readonly status: 'unknown' } | Insurance

export const insuranceDecider: Decider<InsuranceCommand, InsuranceState, InsuranceEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'AddInsurance') return addOnce(command.data, state)
    if (command.type === 'DeleteInsurance' && state.status === 'deleted') return []
    if (state.status !== 'kept') return refuse('not_found', {}, { kind: 'missing' })
    const { insuranceId } = state
    switch (command.type) {
      case 'ChangeDates':
        return changeDates(command.dates, state)
      case 'RemindOfExpiry':
        return remind(command.today, state)
      case 'DeleteInsurance':
        return [{ type: 'InsuranceDeleted', data: { insuranceId } }]
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    if (event.type === 'InsuranceAdded') return { ...event.data, status: 'kept', reminded: undefined }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'InsuranceDatesChanged':
        return { ...state, ...only(insuranceDates, event.data), reminded: remindedAfter(state, event.data) }
      case 'InsuranceExpiryReminded':
        return { ...state, reminded: event.data.days }
      case 'InsuranceDeleted':
        return { ...state, status: 'deleted' }
      default:
        return assertNever(event)
    }
  },
}

/** With another end reminders begin anew. */
const remindedAfter = ({ expirationDate, reminded }: Insurance, changed: InsuranceDates): number | undefined =>
  changed.expirationDate === expirationDate ? reminded : undefined

/** Both days are covered: it ends on a later one. */
export const insuranceDatesFit = ({ effectiveDate, expirationDate }: InsuranceDates): boolean =>
  effectiveDate < expirationDate

const unfit = () => refuse('insurance.end_after_start', {}, { field: 'expiration_date' })

const add = (data: Added): Decision<InsuranceEvent> =>
  insuranceDatesFit(data) ? [{ type: 'InsuranceAdded', data }] : unfit()

/** Sent once more, whatever was answered before: one insurance of one trainee, with the days that were said last. */
function addOnce(data: Added, state: InsuranceState): Decision<InsuranceEvent> {
  if (state.status === 'unknown') return add(data)
  const isTheirs = state.status === 'kept' && state.traineePositionId === data.traineePositionId
  return isTheirs ? changeDates(only(insuranceDates, data), state) : refuse('not_found', {}, { kind: 'missing' })
}

function changeDates(dates: InsuranceDates, state: Insurance): Decision<InsuranceEvent> {
  if (!insuranceDatesFit(dates)) return unfit()
  if (sameIn(insuranceDates, dates, state)) return []
  return [{ type: 'InsuranceDatesChanged', data: { insuranceId: state.insuranceId, ...dates } }]
}

function remind(today: string, { insuranceId, expirationDate: end, reminded }: Insurance): Decision<InsuranceEvent> {
  const days = reminderDue(REMINDED_AT, { end, today, reminded })
  return days === undefined ? [] : [{ type: 'InsuranceExpiryReminded', data: { insuranceId, days } }]
}
