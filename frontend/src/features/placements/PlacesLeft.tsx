// How many places a site has left in the period of a training, for whoever asks after those who ask already, and where in line a request would stand.
import Alert from '@mui/material/Alert'
import { listSiteSlots } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'

/** Nothing where the site does not say how many places it has on that day. */
export function PlacesLeft({ siteId, day }: { siteId: string; day: string }) {
  const translate = useTranslate()
  const { data } = useRead(listSiteSlots, { params: { id: siteId } })
  const slot = data?.data.find(({ start_at, end_at }) => start_at <= day && day <= end_at)
  if (!slot) return null
  const { left, places, asking, waiting } = slot
  const free = left - asking
  return (
    <Alert severity={free > 0 ? 'info' : 'warning'}>
      {free > 0
        ? translate('applying.places.left', { smart_count: left, places })
        : translate('applying.places.full', { place: waiting + 1 })}
    </Alert>
  )
}
