// Opens the form of the days of a placement, for whoever may change them as it stands.
import Button from '@mui/material/Button'
import { daysFixed } from '@practicum/shared/features/placements/placement-days.rules'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Me, useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayDecide } from './placement-rights'

const ChangeDaysDialog = lazyWithRetry(() => import('./ChangeDaysDialog'))

export function ChangeDaysButton({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const me = useMe()
  const [open, setOpen] = useState(false)
  if (!open && !mayChange(me, placement)) return null
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

/** Coordinators as long as it counts, its trainee until it is submitted; in their own name alone. */
function mayChange(me: Me, { status, archived_at, trainee }: PlacementDetails): boolean {
  const asTrainee = !mayDecide(me)
  const theirs = !asTrainee || (trainee.position_id === me.position.id && !me.user.is_impersonating)
  return theirs && daysFixed({ status, archived: archived_at !== null, asTrainee }) === undefined
}
