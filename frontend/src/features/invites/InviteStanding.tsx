// How an invitation stands, and beside it what can still be done with it.
import Box from '@mui/material/Box'
import type { InviteStatus, InviteView } from '@practicum/shared/features/invites/invites.contract'
import { useTranslate } from 'react-admin'
import { Standing } from '../../ui/list/Standing'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'
import { isPending } from './InviteBulk'
import { SendAgainIcon } from './SendAgainIcon'
import { WithdrawIcon } from './WithdrawIcon'

const LOOKS: Readonly<Record<InviteStatus, readonly [Tone, Weight]>> = {
  open: ['info', 'quiet'],
  expired: ['warning', 'alert'],
  accepted: ['success', 'done'],
  withdrawn: ['default', 'quiet'],
}

export function InviteStanding({ invite }: { invite: InviteView }) {
  const translate = useTranslate()
  const [tone, weight] = LOOKS[invite.status]
  const intents = isPending(invite) && (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      <SendAgainIcon invite={invite} />
      <WithdrawIcon invite={invite} />
    </Box>
  )
  return (
    <Standing
      status={<StatusChip tone={tone} weight={weight} label={translate(`invitations.status.${invite.status}`)} />}
      remind={intents}
    />
  )
}
