// Opens the queue of what waits for a decision.
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const ReviewQueue = lazyWithRetry(() => import('./ReviewQueue'))

export function ReviewQueueButton() {
  const translate = useTranslate()
  const { user } = useMe()
  const [open, setOpen] = useState(false)
  if (user.is_impersonating) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('placements.queue.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReviewQueue onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
