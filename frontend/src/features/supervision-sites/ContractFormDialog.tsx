// The form of a contract with a site: records a new one, or corrects one.
import {
  correctSiteContract,
  recordSiteContract,
  type SiteContractView,
} from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { CONTRACT_NAME_MAX } from '@practicum/shared/features/supervision-sites/site-contracts.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'

interface ContractValues {
  readonly name: string
  readonly start_at: string | null
  readonly end_at: string | null
}

const AT_FIRST: ContractValues = { name: '', start_at: null, end_at: null }

const valuesOf = ({ name, start_at, end_at }: SiteContractView): ContractValues => ({ name, start_at, end_at })

type ContractFormDialogProps = { readonly onClose: () => void } & (
  | { readonly siteId: string; readonly contract?: never }
  | { readonly siteId?: never; readonly contract: SiteContractView }
)

export default function ContractFormDialog({ siteId, contract, onClose }: ContractFormDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`sites.contract.${key}`)
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = contract
  const [values] = useState(() => (contract ? valuesOf(contract) : AT_FIRST))
  const form = Form.useDialogForm<ContractValues, { readonly id: string }>({
    messages: 'sites.contract',
    values,
    request: said => {
      // What is not filled in is not sent: it is then called missing, as every field is.
      const body = { ...said, start_at: said.start_at as string }
      return opened
        ? requestOf(correctSiteContract, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(recordSiteContract, { params: { id: siteId ?? '' }, body })
    },
    onClose,
    onSaved: () => ({ notice: `sites.contract.${opened ? 'saved' : 'kept'}` }),
  })
  const { bind, labels } = form
  const now = opened && valuesOf(opened)
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={words(opened ? 'correcting' : 'record')}
      submit={words(opened ? 'submit' : 'record')}
    >
      {now && <Form.ConflictAlert {...{ form, now }} text={words('changed')} fields={labels(Object.keys(now))} />}
      <Form.TextField {...bind('name')} max={CONTRACT_NAME_MAX} required autoFocus help={words('name_help')} />
      <Form.DayField {...bind('start_at')} required />
      <Form.DayField {...bind('end_at')} help={words('end_at_help')} />
    </Form.FormDialog>
  )
}
