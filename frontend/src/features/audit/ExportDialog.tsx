// Asks what an export is needed for and in which form, fetches it, and keeps it as a file; a refusal stands where it was asked.
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { EXPORT_FORMATS, EXPORT_REASON_MAX, exportEvents } from '@practicum/shared/features/audit/audit.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFailureWords } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useExport } from './use-export'

export interface ExportDialogProps {
  readonly filter: Readonly<Record<string, unknown>>
  readonly onClose: () => void
}

export default function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const [format, setFormat] = useState<string>(EXPORT_FORMATS[0])
  const [asked, setAsked] = useState(false)
  const { take, running, failure } = useExport(exportEvents.path)
  const words = useFailureWords()
  const missing = asked && reason.trim() === ''
  const refused = missing ? translate('audit.export.reason_required') : failure?.about('reason')
  const confirm = async (): Promise<void> => {
    setAsked(true)
    if (reason.trim() !== '' && (await take({ ...filter, format, reason }))) onClose()
  }
  return (
    <ConfirmDialog
      title={translate('audit.export.title')}
      consequence={translate('audit.export.text')}
      confirm={translate('audit.export.confirm')}
      running={running}
      refused={refused ? [] : words(failure)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        required
        multiline
        label={translate('audit.export.reason')}
        value={reason}
        onChange={event => setReason(event.target.value)}
        error={refused !== undefined}
        helperText={refused ?? ' '}
        slotProps={{ htmlInput: { maxLength: EXPORT_REASON_MAX } }}
        sx={{ mt: 2 }}
      />
      <FormControl>
        <FormLabel id="export-format">{translate('audit.export.format')}</FormLabel>
        <RadioGroup aria-labelledby="export-format" value={format} onChange={(_event, chosen) => setFormat(chosen)}>
          {EXPORT_FORMATS.map(one => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={translate(`audit.export.${one}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </ConfirmDialog>
  )
}
