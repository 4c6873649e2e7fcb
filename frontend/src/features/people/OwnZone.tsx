// One's own time zone among the preferences, and where another is chosen.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { zoneName } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ownZoneMessages } from './own-zone.messages'

const OwnZoneDialog = lazyWithRetry(() => import('./OwnZoneDialog'))

export const OwnZone = () => (
  <ScreenWords name="ownZone" english={ownZoneMessages}>
    <Zone />
  </ScreenWords>
)

function Zone() {
  const translate = useTranslate()
  const { timezone, is_impersonating: acting } = useMe().user
  const [open, setOpen] = useState(false)
  return (
    <>
      <Typography>{zoneName(timezone)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('ownZone.about')}
      </Typography>
      <Button variant="outlined" size="small" disabled={acting} onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
        {translate('ownZone.change')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OwnZoneDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
