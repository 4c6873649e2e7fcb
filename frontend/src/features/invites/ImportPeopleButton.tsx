// Opens the form by which people are invited from a file.
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const ImportPeopleDialog = lazyWithRetry(() => import('./ImportPeopleDialog'))

/** An import is of the organization that one coordinates. */
export function ImportPeopleButton() {
  const translate = useTranslate()
  const { role, user } = useMe()
  const [open, setOpen] = useState(false)
  if (role !== 'coordinator' || user.is_impersonating) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('invitations.import')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportPeopleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
