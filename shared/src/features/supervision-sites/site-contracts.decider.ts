// The rules of a contract with a site: it ends after it begins, it is corrected and ended, and coordinators are reminded before it ends.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { reminderDue } from '../../kernel/ending'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { SiteContractEvent } from './site-contracts.events'
import { siteContractContent } from './site-contracts.fields'
import { CONTRACT_REMINDED_AT } from './site-contracts.standing'

type Recorded = Extract<SiteContractEvent, { type: 'SiteContractRecorded' }>['data']
export type ContractContent = StoredOf<typeof siteContractContent>

export type SiteContractCommand =
  | { readonly type: 'RecordContract'; readonly data: Recorded }
  | { readonly type: 'CorrectContract'; readonly content: ContractContent }
  | { readonly type: 'EndContract'; readonly endAt: string }
  /** `today`: of its organization. */
  | { readonly type: 'RemindOfEnd'; readonly today: string }
  | { readonly type: 'RemoveContract' }

export type SiteContract = Recorded & {
  readonly status: 'kept' | 'removed'
  /** The last reminder, in days before the end as it was then. */
  readonly reminded: number | undefined
}
export type SiteContractState = { readonly status: 'unknown' } | SiteContract

export const siteContractDecider: Decider<SiteContractCommand, SiteContractState, SiteContractEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'RecordContract') return state.status === 'unknown' ? record(command.data) : []
    if (command.type === 'RemoveContract' && state.status === 'removed') return []
    if (state.status !== 'kept') return refuse('not_found', {}, { kind: 'missing' })
    switch (command.type) {
      case 'CorrectContract':
        return correct(command.content, state)
      case 'EndContract':
        return end(command.endAt, state)
      case 'RemindOfEnd':
        return remind(command.today, state)
      case 'RemoveContract':
        return [{ type: 'SiteContractRemoved', data: { contractId: state.contractId } }]
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    if (event.type === 'SiteContractRecorded') return { ...event.data, status: 'kept', reminded: undefined }
    return state.status === 'unknown' ? state : evolveKnown(state, event)
  },
}

type Later = Exclude<SiteContractEvent, { type: 'SiteContractRecorded' }>

function evolveKnown(state: SiteContract, event: Later): SiteContract {
  switch (event.type) {
    case 'SiteContractCorrected':
      return { ...state, ...only(siteContractContent, event.data), reminded: remindedAfter(state, event.data.endAt) }
    case 'SiteContractEnded':
      return { ...state, endAt: event.data.endAt, reminded: undefined }
    case 'SiteContractReminded':
      return { ...state, reminded: event.data.days }
    case 'SiteContractRemoved':
      return { ...state, status: 'removed' }
    default:
      return assertNever(event)
  }
}

/** With another end reminders begin anew. */
const remindedAfter = ({ endAt, reminded }: SiteContract, changed: string | null): number | undefined =>
  changed === endAt ? reminded : undefined

const unfit = ({ startAt, endAt }: Pick<ContractContent, 'startAt' | 'endAt'>): Refusal | undefined =>
  endAt !== null && endAt < startAt ? refuse('site_contract.ends_before', {}, { field: 'end_at' }) : undefined

const record = (data: Recorded): Decision<SiteContractEvent> => unfit(data) ?? [{ type: 'SiteContractRecorded', data }]

function correct(content: ContractContent, state: SiteContract): Decision<SiteContractEvent> {
  if (sameIn(siteContractContent, content, state)) return []
  const data = { contractId: state.contractId, ...only(siteContractContent, content) }
  return unfit(content) ?? [{ type: 'SiteContractCorrected', data }]
}

/** Whoever ends it makes it shorter: a later day is a correction. */
function end(endAt: string, { contractId, startAt, endAt: before }: SiteContract): Decision<SiteContractEvent> {
  if (endAt === before) return []
  if (before !== null && endAt > before) return refuse('site_contract.ends_already', {}, { field: 'end_at' })
  return unfit({ startAt, endAt }) ?? [{ type: 'SiteContractEnded', data: { contractId, endAt } }]
}

function remind(today: string, { contractId, endAt, reminded }: SiteContract): Decision<SiteContractEvent> {
  const days = reminderDue(CONTRACT_REMINDED_AT, { end: endAt, today, reminded })
  return days === undefined ? [] : [{ type: 'SiteContractReminded', data: { contractId, days } }]
}
