// The link that lets guests wait for a session and enter it, for the host to pass on.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'react-admin'

export function GuestLink({ path }: { path: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const link = new URL(path, window.location.origin).href
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => notify('live-sessions.guest_link.copied', { type: 'success' }),
      () => notify('live-sessions.guest_link.not_copied', { type: 'error' }),
    )
  return (
    <Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{link}</Box>
      <Typography variant="body2" color="textSecondary">
        {translate('live-sessions.guest_link.hint')}
      </Typography>
      <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()} sx={{ mt: 1 }}>
        {translate('live-sessions.guest_link.copy')}
      </Button>
    </Box>
  )
}
