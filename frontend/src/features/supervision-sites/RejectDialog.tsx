// Asks why a supervision site is not approved, and rejects it.
import { rejectSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useToast } from '../../ui/toast'

const REASON_MAX = 2000
const MISSING = refuse('site.reason_required', {}, { field: 'reason' })

export default function RejectDialog({ site, onClose }: { site: SiteView; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const { id, name, version } = site
  const form = useContractForm({
    values: { reason: '' },
    request: ({ reason }) => requestOf(rejectSite, { params: { id }, body: { reason: reason.trim(), version } }),
    rules: ({ reason }) => (reason.trim() === '' ? [MISSING] : []),
    touches: ['dashboards'],
    onSaved: () => {
      toast('sites.reject.done', { args: { name } })
      onClose()
    },
  })
  return (
    <QuestionForm
      form={form}
      title={translate('sites.reject.title', { name })}
      consequence={translate('sites.reject.text')}
      confirm={translate('sites.reject.button')}
      danger
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="reason"
        label={translate('sites.field.reason')}
        max={REASON_MAX}
        required
        autoFocus
        multiline
        minRows={3}
        sx={{ mt: 2 }}
      />
    </QuestionForm>
  )
}
