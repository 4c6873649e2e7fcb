// Opens the form by which people are invited.
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const InviteDialog = lazyWithRetry(() => import('./InviteDialog'))

export function InviteButton() {
  const translate = useTranslate()
  const { user } = useMe()
  const [open, setOpen] = useState(false)
  if (user.is_impersonating) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('invitations.invite.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
