// Which days of a trainee are taken, and by which of their trainings. A training claims its days before it has them.
//
// Two streams take part and no transaction spans them, so every claim and settlement says at which revision of the training it is meant: a claim for
// the revision about to be written, a settlement for the revision that was read. What a training is about to leave stays claimed beside what it is
// about to take; a settlement that comes late is older than the claim and leaves it. So at no time do two trainings have one day.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { TrainingCalendarEvent } from './training-calendar.events'

/** Both days belong to it. */
export interface Days {
  readonly startAt: string
  readonly endAt: string
}

export interface DaysClaim extends Days {
  readonly trainingId: string
  readonly atRevision: number
}

export type TrainingCalendarCommand =
  | ({ readonly type: 'Claim' } & DaysClaim)
  /** Of what was planned before there was a calendar: it has its days already. */
  | { readonly type: 'Begin'; readonly claims: readonly DaysClaim[] }
  | {
      readonly type: 'Settle'
      readonly trainingId: string
      readonly atRevision: number
      readonly days: Days | undefined
    }

export interface TrainingCalendar {
  readonly claims: readonly DaysClaim[]
}

export const trainingCalendarDecider: Decider<TrainingCalendarCommand, TrainingCalendar, TrainingCalendarEvent> = {
  initialState: () => ({ claims: [] }),
  decide(command, { claims }) {
    switch (command.type) {
      case 'Begin':
        return claims.length > 0 ? [] : command.claims.map(data => ({ type: 'TrainingDaysClaimed' as const, data }))
      case 'Claim':
        return claimed(command, claims)
      case 'Settle':
        return settled(command, claims)
      default:
        return assertNever(command)
    }
  },
  evolve({ claims }, { type, data }) {
    if (type === 'TrainingDaysSettled') return { claims: claims.filter(one => !isSettledBy(one, data)) }
    return { claims: [...claims.filter(one => !(isOf(one, data) && sameDays(one, data))), data] }
  },
}

type Claims = readonly DaysClaim[]
type Of<Type> = Extract<TrainingCalendarCommand, { type: Type }>

function claimed({ type: _type, ...data }: Of<'Claim'>, claims: Claims): Decision<TrainingCalendarEvent> {
  if (inTheWay(claims, data).length > 0) return refuse('training.overlap', {}, { field: 'start_at' })
  const stands = claims.some(one => isOf(one, data) && sameDays(one, data) && one.atRevision >= data.atRevision)
  return stands ? [] : [{ type: 'TrainingDaysClaimed', data }]
}

function settled({ trainingId, atRevision, days }: Of<'Settle'>, claims: Claims): Decision<TrainingCalendarEvent> {
  const data = { trainingId, atRevision, startAt: days?.startAt ?? null, endAt: days?.endAt ?? null }
  return claims.some(one => isSettledBy(one, data)) ? [{ type: 'TrainingDaysSettled', data }] : []
}

/** Claims of other trainings that hold one of these days. */
export const inTheWay = (
  claims: readonly DaysClaim[],
  asked: Days & { readonly trainingId: string },
): readonly DaysClaim[] => claims.filter(one => !isOf(one, asked) && overlaps(one, asked))

export const overlaps = (one: Days, other: Days): boolean => one.startAt <= other.endAt && other.startAt <= one.endAt

type MaybeDays = { readonly startAt: string | null; readonly endAt: string | null }

const sameDays = (one: Days, other: MaybeDays): boolean => one.startAt === other.startAt && one.endAt === other.endAt

const isOf = (one: { readonly trainingId: string }, other: { readonly trainingId: string }): boolean =>
  one.trainingId === other.trainingId

const isSettledBy = (
  one: DaysClaim,
  data: MaybeDays & { readonly trainingId: string; readonly atRevision: number },
): boolean => isOf(one, data) && one.atRevision <= data.atRevision && !sameDays(one, data)
