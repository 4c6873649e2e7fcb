// The form of invite links: makes a new one, or changes one that exists.
import {
  createInviteLink,
  editInviteLink,
  type InviteLinkView,
} from '@practicum/shared/features/invite-links/invite-links.contract'
import { inviteLinkFields, TITLE_MAX } from '@practicum/shared/features/invite-links/invite-links.fields'
import { initialRowOf, onlyRow } from '@practicum/shared/kernel/fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { useFormDraft } from '../drafts/use-draft'

const EMPTY = { ...initialRowOf(inviteLinkFields), title: '' }

export interface InviteLinkFormDialogProps {
  /** Absent: a new one. */
  readonly inviteLink?: InviteLinkView
  readonly onClose: () => void
}

export default function InviteLinkFormDialog({ inviteLink, onClose }: InviteLinkFormDialogProps) {
  const translate = useTranslate()
  const [opened] = useState(inviteLink)
  const now = inviteLink && onlyRow(inviteLinkFields, inviteLink)
  const form = Form.useDialogForm({
    messages: 'invite-links.field',
    values: now ?? EMPTY,
    request: body =>
      opened
        ? requestOf(editInviteLink, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(createInviteLink, { body }),
    touches: ['dashboards'],
    onClose,
    onSaved: () => ({ notice: opened ? 'invite-links.saved' : 'invite-links.created' }),
  })
  const draft = useFormDraft(form, { name: 'invite-link', enabled: !opened })
  const { bind, labels } = form
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      title={translate(opened ? 'invite-links.form.edit' : 'invite-links.form.create')}
      submit={translate('invite-links.form.submit')}
    >
      {now && (
        <Form.ConflictAlert
          {...{ form, now }}
          text={translate('invite-links.changed')}
          fields={labels(Object.keys(now))}
        />
      )}
      <Form.TextField {...bind('title')} max={TITLE_MAX} required autoFocus />
      <Form.DayField {...bind('day')} />
    </Form.FormDialog>
  )
}
