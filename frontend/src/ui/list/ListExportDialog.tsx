// A list on its way to become a file: how much has come, a way to call it off, and the words of a refusal.

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { inPlace } from '../../providers/show-failure'
import { takeFile } from '../../providers/take-file'
import { pageLanguage } from '../language'
import { useToast } from '../toast'

/** Milliseconds after which what is under way is shown: most files are there before. */
const SHOWN_AFTER_MS = 400
const KILOBYTE = 1000

export interface ListExportDialogProps {
  readonly url: string
  readonly onClose: () => void
}

export default function ListExportDialog({ url, onClose }: ListExportDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const { received, refused, late } = useTaking(url, onClose)
  if (!late && !refused) return null
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.list.export.title')}</DialogTitle>
      <DialogContent>
        {refused ? (
          <Alert severity="error">{refused.join(' ')}</Alert>
        ) : (
          <>
            <DialogContentText role="status" sx={{ mb: 2 }}>
              {received
                ? translate('app.list.export.received', {
                    rows: received.rows,
                    kilobytes: Math.ceil(received.bytes / KILOBYTE).toLocaleString(pageLanguage()),
                  })
                : translate('app.list.export.asked')}
            </DialogContentText>
            <LinearProgress aria-label={translate('app.list.export.title')} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(refused ? 'app.list.export.close' : 'app.form.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface Received {
  readonly bytes: number
  readonly rows: string
}

/** Closing calls it off. */
function useTaking(url: string, onClose: () => void) {
  const translate = useTranslate()
  const toast = useToast()
  const api = useApi()
  const [received, setReceived] = useState<Received>()
  const [refused, setRefused] = useState<readonly string[]>()
  const [late, setLate] = useState(false)
  const latest = useRef({ translate, toast, onClose })
  latest.current = { translate, toast, onClose }
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER_MS)
    const hear = ({ bytes, headers }: { bytes: number; headers: Headers }): void =>
      setReceived({ bytes, rows: Number(headers.get('X-Total-Rows')).toLocaleString(pageLanguage()) })
    takeFile(api, url, { signal: abort.signal, onReceived: hear })
      .then(filename => {
        latest.current.toast('app.list.export.done', { args: { filename } })
        latest.current.onClose()
      })
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        if (!abort.signal.aborted) setRefused(inPlace(error, latest.current.translate))
      })
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, url])
  return { received, refused, late }
}
