// Opens the form by which an erasure is asked for.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const RequestErasureDialog = lazyWithRetry(() => import('./RequestErasureDialog'))

export function RequestErasureButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('erasures.request.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RequestErasureDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
