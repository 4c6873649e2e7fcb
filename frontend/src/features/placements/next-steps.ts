// What has to happen to a placement next, and whose turn it is, read off its state.
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import type { useTranslate } from 'react-admin'

export interface NextStep {
  readonly key: string
  readonly stage: 'submitted' | 'joined' | 'signed' | 'decided'
  /** What is to be signed. */
  readonly agreement?: string
  /** In words. */
  readonly text: string
  /** Positions and roles whose turn it is; of several, one is enough. */
  readonly turn: readonly string[]
}

type Translate = ReturnType<typeof useTranslate>

/** Nothing where nobody has to do anything: it is decided, or archived. */
export function nextSteps(placement: PlacementDetails, translate: Translate): readonly NextStep[] {
  if (placement.archived_at !== null) return []
  if (placement.status === 'ready') {
    return [{ key: 'decide', stage: 'decided', text: translate('placements.next.decide'), turn: ['coordinator'] }]
  }
  if (placement.status !== 'open' && placement.status !== 'submitted') return []
  return [...submitting(placement, translate), ...joining(placement, translate), ...signing(placement, translate)]
}

/** The sentences alone. */
export const nextStepTexts = (placement: PlacementDetails, translate: Translate): string =>
  nextSteps(placement, translate)
    .map(({ text }) => text)
    .join(' ')

function submitting({ status, trainee }: PlacementDetails, translate: Translate): readonly NextStep[] {
  if (status !== 'open') return []
  const text = translate('placements.next.submit', { name: trainee.name })
  return [{ key: 'submit', stage: 'submitted', text, turn: [trainee.position_id] }]
}

function joining(placement: PlacementDetails, translate: Translate): readonly NextStep[] {
  const { supervisor, supervisor_joined, proposed_supervisor: proposed } = placement
  if (supervisor_joined) return []
  if (proposed) return [coming(proposed, translate)]
  return supervisor
    ? [
        {
          key: 'join',
          stage: 'joined',
          text: translate('placements.next.join', { name: supervisor.name }),
          turn: [supervisor.position_id],
        },
      ]
    : [{ key: 'join', stage: 'joined', text: translate('placements.next.find'), turn: [] }]
}

type Proposed = NonNullable<PlacementDetails['proposed_supervisor']>

const coming = ({ name, invited_at }: Proposed, translate: Translate): NextStep => ({
  ...{ key: 'join', stage: 'joined' },
  text: translate(`placements.next.${invited_at === null ? 'invite' : 'come'}`, { name }),
  turn: invited_at === null ? ['coordinator'] : [],
})

function signing(placement: PlacementDetails, translate: Translate): readonly NextStep[] {
  const { agreements } = placement.placement_requirement
  return agreements
    .filter(({ open_roles }) => open_roles.length > 0)
    .map(({ id, name, open_roles }) => {
      const signers = open_roles.map(role => signer(placement, role, translate))
      const names = signers.map(({ word }) => word).join(translate('placements.next.or'))
      return {
        key: id,
        stage: 'signed' as const,
        agreement: name,
        text: translate('placements.next.sign', { agreement: name, names }),
        turn: signers.map(({ turn }) => turn),
      }
    })
}

/** Who signs in a role: the person of this placement, else anybody in it. */
function signer({ trainee, supervisor, faculty }: PlacementDetails, role: string, translate: Translate) {
  const known = [trainee, supervisor, faculty].find(person => person?.role_keyname === role)
  return known
    ? { word: known.name, turn: known.position_id }
    : { word: translate(`placements.next.role.${role}`, { _: role }), turn: role }
}
