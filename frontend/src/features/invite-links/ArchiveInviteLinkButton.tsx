// Archives an invite link, after saying what follows.
import Button from '@mui/material/Button'
import { archiveInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export function ArchiveInviteLinkButton({ inviteLink }: { inviteLink: InviteLinkView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(archiveInviteLink, ['dashboards'])
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run({ params: { id: inviteLink.id } }).then(
      () => {
        notify('invite-links.archive.done', { type: 'success' })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('invite-links.archive.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('invite-links.archive.title')}
          consequence={translate('invite-links.archive.text', { name: inviteLink.creator.name })}
          confirm={translate('invite-links.archive.button')}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
