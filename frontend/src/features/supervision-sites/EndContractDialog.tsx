// Ends a contract with a site on another day than it said.
import {
  endSiteContract,
  type SiteContractView,
} from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'

interface EndValues {
  readonly end_at: string | null
}

const NONE: EndValues = { end_at: null }

interface EndContractDialogProps {
  readonly contract: SiteContractView
  readonly onClose: () => void
}

export default function EndContractDialog({ contract, onClose }: EndContractDialogProps) {
  const translate = useTranslate()
  const { id, name, version } = contract
  const form = Form.useDialogForm<EndValues, { readonly id: string }>({
    messages: 'sites.contract',
    values: NONE,
    request: ({ end_at }) =>
      requestOf(endSiteContract, { params: { id }, body: { end_at: end_at as string, version } }),
    onClose,
    onSaved: () => ({ notice: 'sites.contract.over' }),
  })
  const now: EndValues = { end_at: contract.end_at }
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate('sites.contract.ending', { name })}
      submit={translate('sites.contract.end_it')}
    >
      <Form.ConflictAlert
        {...{ form, now }}
        text={translate('sites.contract.changed')}
        fields={form.labels(['end_at'])}
      />
      <Form.DayField {...form.bind('end_at')} required help={translate('sites.contract.ending_help')} />
    </Form.FormDialog>
  )
}
