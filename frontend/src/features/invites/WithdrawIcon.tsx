// Takes an invitation back, after it was said what follows.
import CancelScheduleSend from '@mui/icons-material/CancelScheduleSendOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type InviteView, withdrawInvite } from '@practicum/shared/features/invites/invites.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'

export function WithdrawIcon({ invite: { id, name } }: { invite: InviteView }) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running, refused, reset } = useIntent(withdrawInvite)
  const [asked, setAsked] = useState(false)
  const withdraw = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        setAsked(false)
        toast(translate('invitations.withdraw.one_done', { name }))
      },
      () => undefined,
    )
  const close = (): void => {
    reset()
    setAsked(false)
  }
  return (
    <>
      <Tooltip title={translate('invitations.withdraw.button')}>
        <IconButton
          size="small"
          aria-label={translate('invitations.withdraw.whom', { name })}
          onClick={() => setAsked(true)}
        >
          <CancelScheduleSend fontSize="small" />
        </IconButton>
      </Tooltip>
      {asked && (
        <ConfirmDialog
          danger
          title={`${translate('invitations.withdraw.whom', { name })}?`}
          consequence={translate('invitations.withdraw.text', { smart_count: 1 })}
          confirm={translate('invitations.withdraw.button')}
          {...{ running, refused }}
          onConfirm={() => void withdraw()}
          onClose={close}
        />
      )}
    </>
  )
}
