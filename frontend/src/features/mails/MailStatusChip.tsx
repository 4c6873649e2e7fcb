// How a mail stands.
import type { MailView } from '@practicum/shared/features/mails/mails.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'

const TONES: Readonly<Record<MailView['status'], Tone>> = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  rejected: 'error',
  unconfirmed: 'warning',
  kept: 'default',
  bounced: 'error',
  held_back: 'warning',
}

const WEIGHTS: Partial<Record<MailView['status'], Weight>> = {
  rejected: 'alert',
  unconfirmed: 'alert',
  bounced: 'alert',
  held_back: 'alert',
  sent: 'done',
}

export function MailStatusChip({ status }: Pick<MailView, 'status'>) {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={TONES[status]}
      weight={WEIGHTS[status] ?? 'quiet'}
      label={translate(`mailing.status.${status}`)}
    />
  )
}
