// Begins an import: a file, then which of its headings stands for what.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { RefusedAlert } from '../../ui/form/RefusedAlert'
import { type Chosen, type Columns, ColumnsStep } from './ColumnsStep'
import type { CsvFile } from './csv-file'
import { FileStep } from './FileStep'
import { guessedColumns } from './guessed-columns'
import { importingMessages } from './importing.messages'
import { useImporting } from './use-importing'

interface ImportDialogProps {
  /** As the server knows it. */
  readonly kind: string
  readonly columns: Columns
  readonly onClose: () => void
}

export function ImportDialog(props: ImportDialogProps) {
  return (
    <ScreenWords name="importing" english={importingMessages}>
      <Steps {...props} />
    </ScreenWords>
  )
}

function Steps({ kind, columns, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`importing.dialog.${key}`)
  const id = useId()
  const navigate = useNavigate()
  const [file, setFile] = useState<CsvFile>()
  const [chosen, setChosen] = useState<Chosen>()
  const { start, sending, busy, refused } = useImporting(kind, started => void navigate(`/imports/${started}`))
  const next = (headings: readonly string[]): void =>
    setChosen(guessedColumns(Object.keys(columns), headings, field => translate(`importing.column.${field}`)))
  const lacks = Object.entries(columns).some(([field, { required }]) => required && chosen?.[field] === undefined)
  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words(`title.${kind}`)}</DialogTitle>
      <DialogContent>
        <RefusedAlert lines={refused} />
        {sending && <LinearProgress aria-label={words('sending')} sx={{ mb: 2 }} />}
        {file && chosen ? (
          <ColumnsStep {...{ columns, chosen }} headings={file.headings} onChosen={setChosen} />
        ) : (
          <FileStep kind={kind} file={file} onFile={setFile} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {words('cancel')}
        </Button>
        {file && chosen ? (
          <>
            <Button onClick={() => setChosen(undefined)} disabled={busy}>
              {words('back')}
            </Button>
            <Button variant="contained" disabled={busy || lacks} onClick={() => void start(file, chosen)}>
              {words('start')}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={!file} onClick={() => file && next(file.headings)}>
            {words('next')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
