// Says above a page that a change of what it shows could not be taken in: what is shown is older, and nothing is lost.
import Alert from '@mui/material/Alert'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { useApi } from '../../providers/session'

export function OutdatedNotice() {
  const translate = useTranslate()
  const { outdated } = useApi()
  const { pathname } = useLocation()
  const any = useSyncExternalStore(outdated.watch, () => outdated.any)
  useEffect(() => outdated.turnTo(pathname), [outdated, pathname])
  return (
    <div role="status">
      {any && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0, px: { md: 3 } }}>
          {translate('app.errors.outdated')}
        </Alert>
      )}
    </div>
  )
}
