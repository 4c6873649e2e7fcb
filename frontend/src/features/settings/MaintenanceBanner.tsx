// The message of maintenance above every page, while it is enabled.
import Alert from '@mui/material/Alert'
import { useSettings } from './use-settings'

export function MaintenanceBanner() {
  const { banner } = useSettings()
  if (!banner?.enabled) return null
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0, whiteSpace: 'pre-wrap', px: { md: 3 } }}>
      {banner.message}
    </Alert>
  )
}
