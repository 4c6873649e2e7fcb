// How an invitation stands, and beside it what can still be done with it.
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
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

/** Nobody can accept what they have not got. */
function CameBack() {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('invitations.came_back.help')} describeChild>
      <Box component="span" tabIndex={0}>
        <StatusChip tone="error" weight="alert" label={translate('invitations.came_back.label')} />
      </Box>
    </Tooltip>
  )
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
      status={
        isPending(invite) && invite.came_back_at !== null ? (
          <CameBack />
        ) : (
          <StatusChip tone={tone} weight={weight} label={translate(`invitations.status.${invite.status}`)} />
        )
      }
      remind={intents}
    />
  )
}
