// Sends an invitation once more; whoever was written to lately is left in peace, and it says until when.
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import { nextReminder, remindedLately } from '@practicum/shared/contract/reminding'
import { type InviteView, resendInvite } from '@practicum/shared/features/invites/invites.contract'
import { useTranslate } from 'react-admin'
import { instantByClock, instantInWords } from '../../ui/dates'
import { IntentIcon } from '../../ui/IntentIcon'
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
    <IntentIcon
      label={translate('invitations.again.whom', { name })}
      said={lately ? why : translate('invitations.again.button')}
      describes={lately}
      disabled={lately || running}
      onPress={() => void run({ params: { id } }, () => [done])}
    >
      <ForwardToInbox fontSize="small" />
    </IntentIcon>
  )
}
