// Opens the form of the days of a placement, for whoever may change them as it stands.
import Button from '@mui/material/Button'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayChangeDays } from './placement-rights'

const ChangeDaysDialog = lazyWithRetry(() => import('./ChangeDaysDialog'))

export function ChangeDaysButton({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const me = useMe()
  const [open, setOpen] = useState(false)
  if (!open && !mayChangeDays(me, placement)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('applying.days.button')}</Button>
      {open && (
        <Suspense fallback={null}>
          <ChangeDaysDialog placement={placement} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
