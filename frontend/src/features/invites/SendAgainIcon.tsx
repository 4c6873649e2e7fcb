// Sends an invitation once more; whoever was written to lately is left in peace, and it says until when.
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { nextReminder, remindedLately } from '@practicum/shared/contract/reminding'
import { type InviteView, resendInvite } from '@practicum/shared/features/invites/invites.contract'
import { useTranslate } from 'react-admin'
import { instantByClock, instantInWords } from '../../ui/dates'
import { useReader } from '../../ui/use-reader'
import { useToldIntent } from '../../ui/use-told-intent'

export function SendAgainIcon({ invite: { id, name, sent_at } }: { invite: InviteView }) {
  const translate = useTranslate()
  const reader = useReader()
  const { run, running } = useToldIntent(resendInvite)
  const lately = remindedLately(sent_at, reader.now.toISOString())
  const why = translate('invitations.again.lately', {
    ago: instantInWords(sent_at, reader),
    again: instantByClock(nextReminder(sent_at), reader),
  })
  const done = translate('invitations.again.one_done', { name })
  return (
    <Tooltip title={lately ? why : translate('invitations.again.button')} describeChild={lately}>
      <IconButton
        size="small"
        aria-label={translate('invitations.again.whom', { name })}
        // Stays within reach of the keyboard: it says why it cannot be pressed.
        aria-disabled={lately || running}
        onClick={() => {
          if (!lately && !running) void run({ params: { id } }, () => [done])
        }}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      >
        <ForwardToInbox fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
