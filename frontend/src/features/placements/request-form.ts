// The form of a request for a placement: what is filled in step by step, and what it sends.
import { refOf } from '@practicum/shared/contract/shapes'
import { requestPlacement } from '@practicum/shared/features/placements/placement-requests.contract'
import { daysOfPlacement, placementDaysFault } from '@practicum/shared/features/placements/placements.days'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { isPlacementMissing } from '@practicum/shared/features/trainings/trainings.standing'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { requestOf } from '../../providers/use-intent'

export interface RequestValues {
  /** As the directory shows it. */
  readonly site_id: SiteView | null
  /** Their position; empty: nobody yet; {@link SOMEBODY_ELSE}: who is proposed. */
  readonly supervisor: string
  readonly proposed_supervisor: { readonly first_name: string; readonly last_name: string; readonly email: string }
  readonly training_id: string
  /** null: that of the training. */
  readonly first_day: string | null
  readonly last_day: string | null
  readonly note: string
}

/** In place of a position. */
export const SOMEBODY_ELSE = 'proposed'

export const EMPTY_REQUEST: RequestValues = {
  ...{ site_id: null, supervisor: '', training_id: '', first_day: null, last_day: null, note: '' },
  proposed_supervisor: { first_name: '', last_name: '', email: '' },
}

export const REQUEST_STEPS = ['site', 'supervisor', 'training', 'send'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** In which step each field is filled in. */
const STEP_OF: Readonly<Record<string, RequestStep>> = {
  site_id: 'site',
  supervisor: 'supervisor',
  proposed_supervisor: 'supervisor',
  training_id: 'training',
  first_day: 'training',
  last_day: 'training',
  note: 'training',
}

/** The first step of which something is said, by the fields that are refused. */
export function stepOfFields(fields: readonly (string | undefined)[]): RequestStep | undefined {
  const steps = fields.map(field => STEP_OF[field?.split('.')[0] ?? ''])
  return REQUEST_STEPS.find(step => steps.includes(step))
}

export const supervisorOf = ({ site_id: site, supervisor }: RequestValues) =>
  site?.supervisors.find(({ position_id }) => position_id === supervisor)

/** Who is proposed, in words; undefined: nobody. */
export function proposedIn({ supervisor, proposed_supervisor: proposed }: RequestValues): string | undefined {
  const { first_name, last_name, email } = proposed
  return supervisor === SOMEBODY_ELSE ? `${first_name} ${last_name} (${email})` : undefined
}

export function requestFor(values: RequestValues) {
  const { site_id: site, training_id, first_day, last_day, note } = values
  const supervisor = supervisorOf(values)
  // What is not chosen is not sent: it is then called missing, as every field is.
  const chosen = { site_id: site?.id as string, training_id: (training_id || undefined) as string }
  const proposed = values.supervisor === SOMEBODY_ELSE && { proposed_supervisor: values.proposed_supervisor }
  return requestOf(requestPlacement, {
    body: {
      ...{ ...chosen, supervisor: supervisor ? refOf(supervisor) : null, ...proposed, note },
      ...(first_day !== null && { first_day }),
      ...(last_day !== null && { last_day }),
    },
  })
}

type OfTraining = Pick<TrainingView, 'start_at' | 'end_at'>

const daysOf = ({ start_at: startAt, end_at: endAt }: OfTraining) => ({ startAt, endAt })
const daysSaid = ({ first_day: firstDay, last_day: lastDay }: RequestValues) => ({ firstDay, lastDay })

/** The first and the last day of what is asked for. */
export const daysAsked = (values: RequestValues, training: OfTraining) =>
  daysOfPlacement(daysSaid(values), daysOf(training))

export function daysRefused(values: RequestValues, trainings: readonly TrainingView[]): readonly Refusal[] {
  const training = trainings.find(({ id }) => id === values.training_id)
  const fault = training && placementDaysFault(daysSaid(values), daysOf(training))
  return fault ? [fault] : []
}

/** Whoever is alone at a site is the first to be thought of. */
export const likelySupervisor = ({ supervisors }: Pick<SiteView, 'supervisors'>): string =>
  supervisors.length === 1 ? (supervisors[0]?.position_id ?? '') : ''

/** The one that was asked for, else one that needs a place; of several the one that runs, else the next. */
export function likelyTraining(trainings: readonly TrainingView[], asked: string | undefined): string {
  const open = openTrainings(trainings)
  const missing = open.filter(isPlacementMissing)
  const likely = missing.length > 0 ? missing : open
  const found = open.find(({ id }) => id === asked) ?? likely.find(({ current }) => current) ?? likely[0]
  return found?.id ?? ''
}

export const openTrainings = (trainings: readonly TrainingView[]): readonly TrainingView[] =>
  trainings.filter(({ state }) => state !== 'previous')
