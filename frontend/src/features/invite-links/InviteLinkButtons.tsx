// What is done with links: made, changed, and closed after it was said what follows.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { closeInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToast } from '../../ui/toast'

const InviteLinkFormDialog = lazyWithRetry(() => import('./InviteLinkFormDialog'))

export function NewInviteLinkButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('links.add')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteLinkFormDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function EditInviteLinkButton({ link }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('links.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteLinkFormDialog link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function CloseInviteLinkButton({ link: { id, name } }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running, refused, reset } = useIntent(closeInviteLink)
  const [asked, setAsked] = useState(false)
  const close = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        setAsked(false)
        toast('links.close.done', { args: { name } })
      },
      () => undefined,
    )
  const leave = (): void => {
    reset()
    setAsked(false)
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {translate('links.close.button')}
      </Button>
      {asked && (
        <ConfirmDialog
          danger
          title={translate('links.close.title', { name })}
          consequence={translate('links.close.text')}
          confirm={translate('links.close.button')}
          {...{ running, refused }}
          onConfirm={() => void close()}
          onClose={leave}
        />
      )}
    </>
  )
}
