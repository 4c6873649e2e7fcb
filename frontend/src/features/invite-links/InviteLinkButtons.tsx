// What is done with links: made, changed, and closed after it was said what follows.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { closeInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { AskedButton } from '../../ui/AskedButton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

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
  return (
    <AskedButton
      row={closeInviteLink}
      options={{ params: { id } }}
      title={translate('links.close.title', { name })}
      consequence={translate('links.close.text')}
      confirm={translate('links.close.button')}
      danger
      done={() => ['links.close.done', { args: { name } }]}
    />
  )
}
