// Sends a mail once more that was not sent, or perhaps was: then it may come twice, and that is said first.
import Button from '@mui/material/Button'
import { type MailDetails, sendMailAgain } from '@practicum/shared/features/mails/mails.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export function SendAgainButton({ mail: { id, status, to, sendable } }: { mail: MailDetails }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(sendMailAgain)
  if (!sendable) return null
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const send = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        notify(translate('mailing.again.success'), { type: 'success' })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('mailing.again.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('mailing.again.title', { to })}
          consequence={translate(status === 'unconfirmed' ? 'mailing.again.perhaps_twice' : 'mailing.again.text')}
          confirm={translate('mailing.again.button')}
          running={running}
          refused={refused}
          onConfirm={() => void send()}
          onClose={close}
        />
      )}
    </>
  )
}
