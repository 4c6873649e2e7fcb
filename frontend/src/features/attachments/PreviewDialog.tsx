// A file looked at where it stands. It is fetched when it is asked for: whoever has not looked is not noted as having read it.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { ApiFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { LookDialog } from '../../ui/LookDialog'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ReadFrame } from '../../ui/ReadFrame'
import { Player } from './Player'
import { isPlayed, type Preview, previewOf } from './preview'

/** Fetched with the first PDF that somebody looks at: it is as large as the rest of the product. */
const PdfPages = lazyWithRetry(() => import('./PdfPages'))

interface PreviewDialogProps {
  readonly document: AttachmentView
  /** Those that are attached beside it. */
  readonly subtitles: readonly AttachmentView[]
  readonly onClose: () => void
}

export default function PreviewDialog({ document, subtitles, onClose }: PreviewDialogProps) {
  const translate = useTranslate()
  const { url, filename, name } = document
  return (
    <LookDialog title={name} onClose={onClose}>
      {isPlayed(document.upload) ? (
        <Player document={document} subtitles={subtitles} />
      ) : (
        <Looked document={document} />
      )}
      <Button component="a" href={url} download={filename} sx={{ mt: 2, ml: -0.5 }}>
        {translate('attachments.download', { name })}
      </Button>
    </LookDialog>
  )
}

function Looked({ document }: { document: AttachmentView }) {
  return (
    <ReadFrame read={usePreview(document)}>{preview => <Shown name={document.name} preview={preview} />}</ReadFrame>
  )
}

/** Kept no longer than it is looked at. */
function usePreview({ id, url, upload }: AttachmentView) {
  const api = useApi()
  return useQuery<Preview, ApiFailure>({
    queryKey: ['attachments', 'preview', id],
    queryFn: async ({ signal }) =>
      previewOf((await api.receive(url, { signal, onReceived: () => undefined })).file, upload),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function Shown({ name, preview }: { name: string; preview: Preview }) {
  const translate = useTranslate()
  if (preview.kind === 'pdf') {
    return (
      <Suspense fallback={<Box sx={{ height: 'calc(min(60vh, 105vw) + 48px)' }} />}>
        <PdfPages name={name} file={preview.file} />
      </Suspense>
    )
  }
  if (preview.kind === 'picture') {
    return (
      <Box
        component="img"
        src={preview.src}
        alt={name}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', m: 'auto' }}
      />
    )
  }
  return (
    <>
      <Box
        component="pre"
        // Longer than its place: the keyboard scrolls it too.
        tabIndex={0}
        role="region"
        aria-label={name}
        sx={{
          m: 0,
          maxHeight: '60vh',
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: '0.8125rem',
        }}
      >
        {preview.text}
      </Box>
      {preview.isCut && <Typography color="textSecondary">{translate('attachments.cut')}</Typography>}
    </>
  )
}
