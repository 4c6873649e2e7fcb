// How a link stands.
import type { InviteLinkStatus, InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'

const LOOKS: Readonly<Record<InviteLinkStatus, readonly [Tone, Weight]>> = {
  open: ['success', 'quiet'],
  full: ['info', 'done'],
  expired: ['warning', 'alert'],
  closed: ['default', 'quiet'],
}

export function InviteLinkStatusChip({ link: { status } }: { link: Pick<InviteLinkView, 'status'> }) {
  const translate = useTranslate()
  const [tone, weight] = LOOKS[status]
  return <StatusChip tone={tone} weight={weight} label={translate(`links.status.${status}`)} />
}
