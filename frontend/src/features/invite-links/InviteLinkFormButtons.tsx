// Open the form of invite links: for a new one, or to change one.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const InviteLinkFormDialog = lazyWithRetry(() => import('./InviteLinkFormDialog'))

export function NewInviteLinkButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('invite-links.add')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteLinkFormDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function EditInviteLinkButton({ inviteLink }: { inviteLink: InviteLinkView }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('invite-links.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteLinkFormDialog inviteLink={inviteLink} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
