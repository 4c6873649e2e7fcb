// The form of invite links: makes a new one, or changes one that exists.
import { createInviteLink, editInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import {
  inviteLinkFields,
  LINK_NAME_MAX,
  type LinkRole,
} from '@practicum/shared/features/invite-links/invite-links.fields'
import { initialRowOf, onlyRow } from '@practicum/shared/kernel/fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { useFormDraft } from '../drafts/use-draft'
import { LinkPlace } from './LinkPlace'

export interface LinkValues {
  /** Of a new one alone, where an admin makes it. */
  readonly organization_id: string | null
  /** Of a new one alone. */
  readonly role: LinkRole
  readonly name: string
  readonly opens_until: string | null
  readonly places: number | null
}

// Nothing is chosen yet.
const EMPTY: LinkValues = { ...initialRowOf(inviteLinkFields), name: '', organization_id: null, role: null as never }

const valuesOf = (link: InviteLinkView): LinkValues => ({
  ...{ ...EMPTY, ...onlyRow(inviteLinkFields, link) },
  role: link.role,
})

const CHANGED = ['name', 'opens_until', 'places']

export interface InviteLinkFormDialogProps {
  /** Absent: a new one. */
  readonly link?: InviteLinkView
  readonly onClose: () => void
}

export default function InviteLinkFormDialog({ link, onClose }: InviteLinkFormDialogProps) {
  const translate = useTranslate()
  const { form, isNew } = useLinkForm(link, onClose)
  const draft = useFormDraft(form, { name: 'invite-link', enabled: isNew })
  const { bind, labels } = form
  const help = (field: string): string => translate(`links.form.${field}_help`)
  const now = link && valuesOf(link)
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      title={translate(isNew ? 'links.form.create' : 'links.form.edit')}
      submit={translate('links.form.submit')}
    >
      {now && <Form.ConflictAlert {...{ form, now }} text={translate('links.changed')} fields={labels(CHANGED)} />}
      <Form.TextField {...bind('name')} max={LINK_NAME_MAX} help={help('name')} required autoFocus />
      {isNew && <LinkPlace form={form} />}
      <Form.DayField {...bind('opens_until')} help={help('until')} />
      <Form.NumberField {...bind('places')} help={help('places')} />
    </Form.FormDialog>
  )
}

function useLinkForm(link: InviteLinkView | undefined, onClose: () => void) {
  const [opened] = useState(link)
  const isAdmin = useMe().role === 'admin'
  const form = Form.useDialogForm<LinkValues, { readonly id: string }>({
    messages: 'links.field',
    values: link ? valuesOf(link) : EMPTY,
    request: values => (opened ? editing(opened, values) : making(values, isAdmin)),
    onClose,
    onSaved: ({ id }) =>
      opened ? { notice: 'links.saved' } : { notice: 'links.created', to: `/invitations/links/${id}` },
  })
  return { form, isNew: opened === undefined }
}

type Sent = ContractRequest<{ readonly id: string }>

const editing = ({ id, version }: InviteLinkView, { name, opens_until, places }: LinkValues): Sent =>
  requestOf(editInviteLink, { params: { id }, body: { name, opens_until, places, version } })

const making = ({ organization_id, ...body }: LinkValues, isAdmin: boolean): Sent =>
  requestOf(createInviteLink, { body: { ...body, ...(isAdmin && { organization_id: organization_id as string }) } })
