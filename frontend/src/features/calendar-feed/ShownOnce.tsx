// An address that is shown only now, to be copied.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useToast } from '../../ui/toast'

export function ShownOnce({ path }: { path: string }) {
  const translate = useTranslate()
  const toast = useToast()
  const address = new URL(path, window.location.origin).href
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(address).then(
      () => toast(translate('calendar-feed.copied')),
      () => toast(translate('calendar-feed.not_copied'), { type: 'error' }),
    )
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      {translate('calendar-feed.once')}
      <Box
        component="output"
        aria-label={translate('calendar-feed.address')}
        sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {address}
      </Box>
      <Button size="small" variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {translate('calendar-feed.copy')}
      </Button>
    </Alert>
  )
}
