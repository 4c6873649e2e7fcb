// Says above every page that the connection is away, for what is shown may then be old.
import Alert from '@mui/material/Alert'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'

export function OfflineNotice() {
  const translate = useTranslate()
  const online = useSyncExternalStore(onConnection, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0, px: { md: 3 } }}>
          {translate('app.errors.offline')}
        </Alert>
      )}
    </div>
  )
}

function onConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
