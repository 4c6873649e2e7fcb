// Says what arrives while one is here: to those who listen to the page, and as a toast where it concerns the page one is on.
import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { NotificationView } from '@practicum/shared/features/notifications/notifications.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { useToast } from '../../ui/toast'
import { thingAt } from './follow'
import { useRecent } from './use-recent'

export function Arrivals() {
  const translate = useTranslate()
  const toast = useToast()
  const { pathname } = useLocation()
  const arrived = useArrived()
  const [said, setSaid] = useState('')
  const here = useRef(pathname)
  here.current = pathname
  const latest = useRef({ toast, translate })
  latest.current = { toast, translate }
  useEffect(() => {
    const [newest] = arrived
    if (!newest) return
    setSaid(latest.current.translate('notifications.arrived', { message: newest.message }))
    const concerned = arrived.find(({ about }) => about === thingAt(here.current))
    if (concerned) latest.current.toast(concerned.message, { type: 'info' })
  }, [arrived])
  return (
    <Box sx={visuallyHidden} role="status">
      {said}
    </Box>
  )
}

const NOTHING: readonly NotificationView[] = []

/** Those that were not there a moment ago, newest first; nothing of what stood there at first. */
function useArrived(): readonly NotificationView[] {
  const { data } = useRecent()
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  const [arrived, setArrived] = useState(NOTHING)
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...data.data.map(({ id }) => id)])
    if (before === undefined) return
    // By id: one may be delivered after another that happened later, or in the same moment.
    const fresh = data.data.filter(({ id }) => !before.has(id))
    if (fresh.length > 0) setArrived(fresh)
  }, [data])
  return arrived
}
