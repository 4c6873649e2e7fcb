// Sends a mail once more that was not sent, or perhaps was: then it may come twice, and that is said first.
import { type MailDetails, sendMailAgain } from '@practicum/shared/features/mails/mails.contract'
import { useTranslate } from 'react-admin'
import { AskedButton } from '../../ui/AskedButton'

const CONSEQUENCES: Partial<Record<MailDetails['status'], string>> = {
  unconfirmed: 'perhaps_twice',
  bounced: 'comes_back',
  held_back: 'comes_back',
}

export function SendAgainButton({ mail: { id, status, to, sendable } }: { mail: MailDetails }) {
  const translate = useTranslate()
  if (!sendable) return null
  return (
    <AskedButton
      row={sendMailAgain}
      options={{ params: { id } }}
      title={translate('mailing.again.title', { to })}
      consequence={translate(`mailing.again.${CONSEQUENCES[status] ?? 'text'}`)}
      confirm={translate('mailing.again.button')}
      done={() => ['mailing.again.success']}
    />
  )
}
