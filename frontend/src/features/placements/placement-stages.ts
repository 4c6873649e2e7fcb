// How far a placement has come, as stages: who has done what of each, what has to happen next in it, and since when it waits for that.
import type { PlacementDetails, PlacementStep } from '@practicum/shared/features/placements/placements.views'
import type { useTranslate } from 'react-admin'
import { type NextStep, nextSteps } from './next-steps'

export interface PlacementStage {
  readonly key: 'applied' | 'submitted' | 'joined' | 'signed' | 'decided'
  /** In a word. */
  readonly label: string
  readonly standing: 'done' | 'now' | 'later' | 'failed'
  readonly done: readonly Pick<PlacementStep, 'agreement' | 'by' | 'at'>[]
  readonly next: readonly WaitingStep[]
}

export interface WaitingStep extends NextStep {
  /** An instant. */
  readonly since: string | null
}

type Translate = ReturnType<typeof useTranslate>

export function placementStages(placement: PlacementDetails, translate: Translate): readonly PlacementStage[] {
  const { status, trainee, created_at, placement_requirement: required } = placement
  const next = nextSteps(placement, translate).map(step => ({ ...step, since: sinceWhen(placement, step) }))
  const done = (...steps: readonly PlacementStep['step'][]) => placement.done.filter(({ step }) => steps.includes(step))
  const stage = (key: PlacementStage['key'], over: boolean, facts: Pick<PlacementStage, 'done'>): PlacementStage => {
    const here = next.filter(step => step.stage === key)
    const standing = here.length > 0 ? 'now' : over ? 'done' : 'later'
    return { key, label: translate(`placements.steps.${key}`), standing, next: here, ...facts }
  }
  const submitted = status !== 'open'
  const unsigned = required.agreements.some(({ open_roles }) => open_roles.length > 0)
  const decided = stage('decided', status === 'approved' || status === 'denied', { done: done('approved', 'denied') })
  return [
    stage('applied', true, { done: [{ agreement: null, by: trainee, at: created_at }] }),
    stage('submitted', submitted, { done: done('submitted') }),
    stage('joined', placement.supervisor_joined, { done: done('joined') }),
    ...(required.agreements.length > 0 ? [stage('signed', !unsigned, { done: done('signed') })] : []),
    decided.standing === 'done' ? outcome(decided, status, translate) : decided,
  ]
}

const outcome = (
  decided: PlacementStage,
  status: PlacementDetails['status'],
  translate: Translate,
): PlacementStage => ({
  ...decided,
  label: translate(`placements.status.${status}`),
  standing: status === 'denied' ? 'failed' : 'done',
})

/** Since what came before it. */
function sinceWhen({ created_at, ready_at, taken_back, done }: PlacementDetails, { stage, agreement }: NextStep) {
  if (stage === 'decided') return ready_at
  if (stage === 'submitted' && taken_back?.kind === 'reopened') return taken_back.at
  const signed = done.findLast(one => one.step === 'signed' && one.agreement === agreement)
  return (stage === 'signed' ? signed?.at : undefined) ?? created_at
}
