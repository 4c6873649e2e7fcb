// One file on its way.
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { UPLOAD_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import { useTranslate } from 'react-admin'
import type { PendingFile } from './pending-files'
import { sizeText } from './size-text'

export interface PendingFileRowProps {
  readonly file: PendingFile
  readonly onRetry: () => void
  readonly onRemove: () => void
}

export function PendingFileRow({ file, onRetry, onRemove }: PendingFileRowProps) {
  const translate = useTranslate()
  const { name, size, state, progress, retryable } = file
  return (
    <Paper component="li" variant="outlined" data-refused={state === 'failed' || undefined} sx={{ px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name} <span style={{ opacity: 0.7 }}>({sizeText(size)})</span>
        </Typography>
        {state === 'failed' && retryable && (
          <Button size="small" onClick={onRetry} aria-label={translate('attachments.retry_of', { name })}>
            {translate('attachments.retry')}
          </Button>
        )}
        <IconButton size="small" onClick={onRemove} aria-label={translate('attachments.remove', { name })}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {state === 'creating' && (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress * 100)}
          aria-label={translate('attachments.sending', { name })}
        />
      )}
      <UploadStatus file={file} />
    </Paper>
  )
}

function UploadStatus({ file: { state, why = '' } }: { file: PendingFile }) {
  const translate = useTranslate()
  if (state === 'creating') return null
  const reason = translate(why, { size: sizeText(UPLOAD_MAX_BYTES), _: why })
  return (
    <Typography variant="body2" color={state === 'failed' ? 'error' : 'textSecondary'} role="status">
      {state === 'failed' ? translate('attachments.failed', { why: reason }) : translate('attachments.sent')}
    </Typography>
  )
}
