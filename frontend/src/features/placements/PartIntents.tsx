// What the people of a placement do until it is decided: its trainee submits or withdraws it, its supervisor joins or declines, others name who supervises.
import Button from '@mui/material/Button'
import {
  declinePlacement,
  inviteProposedSupervisor,
  joinPlacement,
  submitPlacement,
  withdrawPlacement,
} from '@practicum/shared/features/placements/placement-requests.contract'
import { UNDECIDED } from '@practicum/shared/features/placements/placements.transitions'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { type Me, useMe } from '../../providers/me'
import { AskedButton, type AskedButtonProps } from '../../ui/AskedButton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const NameSupervisorDialog = lazyWithRetry(() => import('./NameSupervisorDialog'))

interface OfPlacement {
  readonly placement: PlacementDetails
}

const ROWS = {
  submit: submitPlacement,
  withdraw: withdrawPlacement,
  join: joinPlacement,
  decline: declinePlacement,
} as const
const TOUCHES = ['dashboards'] as const

type Part = 'trainee' | 'supervisor' | 'naming'

/** As whom somebody looks at a placement that is not decided. */
function partOf({ position, role, user }: Me, placement: PlacementDetails): Part | undefined {
  const undecided = UNDECIDED.includes(placement.status) && placement.archived_at === null
  if (!undecided || user.is_impersonating) return undefined
  if (placement.trainee.position_id === position.id) return 'trainee'
  if (placement.supervisor?.position_id === position.id) return 'supervisor'
  return role === 'coordinator' || placement.faculty?.position_id === position.id ? 'naming' : undefined
}

export function PartIntents({ placement }: OfPlacement) {
  const part = partOf(useMe(), placement)
  if (part === 'trainee') return <TraineeIntents placement={placement} />
  if (part === 'supervisor') return <SupervisorIntents placement={placement} />
  return part === 'naming' ? <NamingIntents placement={placement} /> : null
}

function TraineeIntents({ placement }: OfPlacement) {
  return (
    <>
      <PartButton placement={placement} intent="withdraw" />
      {placement.status === 'open' && <PartButton placement={placement} intent="submit" variant="contained" />}
    </>
  )
}

function SupervisorIntents({ placement }: OfPlacement) {
  const navigate = useNavigate()
  return (
    <>
      <PartButton placement={placement} intent="decline" onDone={() => void navigate('/applications')} />
      {!placement.supervisor_joined && <PartButton placement={placement} intent="join" variant="contained" />}
    </>
  )
}

interface PartButtonProps extends OfPlacement, Pick<AskedButtonProps<typeof joinPlacement>, 'variant'> {
  readonly intent: keyof typeof ROWS
  readonly onDone?: () => void
}

function PartButton({ placement, intent, variant = 'outlined', onDone }: PartButtonProps) {
  const translate = useTranslate()
  const { id, version, trainee } = placement
  const words = (key: string): string => translate(`applying.${intent}.${key}`, { name: trainee.name })
  return (
    <AskedButton
      row={ROWS[intent]}
      options={{ params: { id }, body: { version } }}
      touches={TOUCHES}
      title={words('title')}
      consequence={words('text')}
      confirm={words('button')}
      variant={variant}
      done={() => {
        onDone?.()
        return [`applying.${intent}.done`]
      }}
    />
  )
}

/** Whoever is proposed is invited by those alone who invite people. */
function NamingIntents({ placement }: OfPlacement) {
  const { role } = useMe()
  const { proposed_supervisor: proposed } = placement
  const invites = role === 'coordinator' && proposed !== null
  return (
    <>
      <NameSupervisorButton placement={placement} />
      {invites && <InviteButton placement={placement} proposed={proposed} />}
    </>
  )
}

interface InviteButtonProps extends OfPlacement {
  readonly proposed: NonNullable<PlacementDetails['proposed_supervisor']>
}

/** Again, too: an invitation that was withdrawn or has ended does not bring them here. */
function InviteButton({ placement: { id, version }, proposed: { name, email, invited_at } }: InviteButtonProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`applying.invite.${key}`, { name, email })
  const isAgain = invited_at !== null
  return (
    <AskedButton
      row={inviteProposedSupervisor}
      options={{ params: { id }, body: { version } }}
      touches={INVITES}
      title={words('title')}
      consequence={words('text')}
      label={words(isAgain ? 'again' : 'button')}
      confirm={words('button')}
      variant={isAgain ? 'outlined' : 'contained'}
      done={() => ['applying.invite.done']}
    />
  )
}

const INVITES = ['dashboards', 'invites'] as const

function NameSupervisorButton({ placement }: OfPlacement) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(placement.supervisor ? 'applying.name.change' : 'applying.name.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NameSupervisorDialog placement={placement} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
