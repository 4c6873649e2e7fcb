// Files on their way, each with what can be done about it.
import Box from '@mui/material/Box'
import { PendingFileRow } from './PendingFileRow'
import type { PendingFile } from './pending-files'
import type { Uploads } from './use-uploads'

interface PendingFilesProps {
  readonly uploads: Uploads
  /** Absent: all of them. */
  readonly files?: readonly PendingFile[]
}

export function PendingFiles({ uploads, files = uploads.files }: PendingFilesProps) {
  if (files.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
      {files.map(file => (
        <PendingFileRow
          key={file.uuid}
          file={file}
          onPause={() => uploads.pause(file.uuid)}
          onRetry={() => uploads.retry(file.uuid)}
          onRemove={() => uploads.remove(file.uuid)}
        />
      ))}
    </Box>
  )
}
