// A recording played where it stands, with its subtitles; nobody is idle while it runs.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIdlePause } from '../../providers/activity'
import { pageLanguage } from '../../ui/language'

interface PlayerProps {
  readonly document: AttachmentView
  /** Those that are attached beside it. */
  readonly subtitles: readonly AttachmentView[]
}

const mediaOf = ({ id }: AttachmentView): string => `/api/attachments/${id}/media`

/** Subtitles are called as their film is: of several, those are shown. */
const stemOf = ({ filename }: AttachmentView): string => filename.replace(/\.[^.]+$/, '')

export function Player({ document, subtitles }: PlayerProps) {
  const translate = useTranslate()
  const [isRunning, setIsRunning] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useIdlePause(isRunning)
  if (hasFailed) return <Alert severity="info">{translate('attachments.not_played')}</Alert>
  const isFilm = document.upload.type === 'video'
  return (
    <Box
      component={isFilm ? 'video' : 'audio'}
      controls
      preload="metadata"
      src={mediaOf(document)}
      aria-label={document.name}
      onPlay={() => setIsRunning(true)}
      onPause={() => setIsRunning(false)}
      onEnded={() => setIsRunning(false)}
      onError={() => {
        setIsRunning(false)
        setHasFailed(true)
      }}
      sx={{ display: 'block', width: '100%', maxHeight: '70vh', ...(isFilm && { bgcolor: 'common.black' }) }}
    >
      {subtitles.map(one => (
        <track
          key={one.id}
          kind="subtitles"
          src={mediaOf(one)}
          label={one.name}
          srcLang={pageLanguage()}
          default={subtitles.length === 1 || stemOf(one) === stemOf(document)}
        />
      ))}
    </Box>
  )
}
