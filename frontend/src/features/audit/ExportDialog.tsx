// Asks what an export is needed for and in which form, fetches it, and keeps it as a file; a refusal stands where it was asked.
import { EXPORT_FORMATS, EXPORT_REASON_MAX, exportEvents } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useApi } from '../../providers/session'
import { takeFile } from '../../providers/take-file'
import { urlOf } from '../../providers/urls'
import { ChoiceField } from '../../ui/form/ChoiceField'
import { type Complaint, shapeComplaints } from '../../ui/form/complaints'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useCheckedForm } from '../../ui/form/use-checked-form'

export interface ExportDialogProps {
  readonly filter: Readonly<Record<string, unknown>>
  readonly onClose: () => void
}

interface ExportValues {
  readonly reason: string
  readonly format: (typeof EXPORT_FORMATS)[number]
}

export default function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const translate = useTranslate()
  const api = useApi()
  const missing: Complaint = { field: 'reason', message: translate('audit.export.reason_required') }
  const form = useCheckedForm<ExportValues, string>({
    values: { reason: '', format: EXPORT_FORMATS[0] },
    check: values =>
      values.reason.trim() === '' ? [missing] : shapeComplaints(exportEvents.query, { ...filter, ...values }),
    send: values => takeFile(api, urlOf(exportEvents.path, {}, { ...filter, ...values })),
    onSaved: onClose,
  })
  const formats = EXPORT_FORMATS.map(value => ({ value, label: translate(`audit.export.${value}`) }))
  return (
    <QuestionForm
      form={form}
      title={translate('audit.export.title')}
      consequence={translate('audit.export.text')}
      confirm={translate('audit.export.confirm')}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="reason"
        label={translate('audit.export.reason')}
        help=" "
        max={EXPORT_REASON_MAX}
        required
        autoFocus
        multiline
        sx={{ mt: 2 }}
      />
      <ChoiceField control={form.control} name="format" label={translate('audit.export.format')} choices={formats} />
    </QuestionForm>
  )
}
