// One file on its way.
import Close from '@mui/icons-material/Close'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { mostBytes, type PendingFile } from './pending-files'
import { sizeText } from './size-text'

export interface PendingFileRowProps {
  readonly file: PendingFile
  readonly onPause: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

export function PendingFileRow({ file, onPause, onRetry, onRemove }: PendingFileRowProps) {
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
        {state === 'creating' && file.pausable && (
          <IconButton size="small" onClick={onPause} aria-label={translate('attachments.pause_of', { name })}>
            <Pause fontSize="small" />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton size="small" onClick={onRetry} aria-label={translate('attachments.resume_of', { name })}>
            <PlayArrow fontSize="small" />
          </IconButton>
        )}
        <IconButton size="small" onClick={onRemove} aria-label={translate('attachments.remove', { name })}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {(state === 'creating' || state === 'paused') && (
        <LinearProgress
          variant="determinate"
          color={state === 'paused' ? 'inherit' : 'primary'}
          value={Math.round(progress * 100)}
          aria-label={translate('attachments.sending', { name })}
        />
      )}
      <UploadStatus file={file} />
    </Paper>
  )
}

function UploadStatus({ file }: { file: PendingFile }) {
  const translate = useTranslate()
  const { state, name, size, progress, why = '' } = file
  const left = useLeft(file)
  const amounts = { sent: sizeText(Math.round(progress * size)), size: sizeText(size) }
  if (state === 'creating')
    return (
      <Typography variant="body2" color="textSecondary">
        {[translate('attachments.so_far', amounts), ...left].join(', ')}
      </Typography>
    )
  const reason = translate(why, { size: sizeText(mostBytes(name)), _: why })
  const said = {
    failed: () => translate('attachments.failed', { why: reason }),
    paused: () => translate('attachments.paused', amounts),
    created: () => translate('attachments.sent'),
  }
  return (
    <Typography variant="body2" color={state === 'failed' ? 'error' : 'textSecondary'} role="status">
      {said[state]()}
    </Typography>
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long the rest will take; nothing where that cannot be told. */
function useLeft({ left }: PendingFile): readonly string[] {
  const translate = useTranslate()
  if (left === undefined) return []
  if (left < MINUTE) return [translate('attachments.left.soon')]
  return left < HOUR
    ? [translate('attachments.left.minutes', { smart_count: Math.ceil(left / MINUTE) })]
    : [translate('attachments.left.hours', { smart_count: Math.round(left / HOUR) })]
}
