// Founds an organization, and leads to it: its words, its settings and its owner are chosen there.
import { foundOrganization } from '@practicum/shared/features/organizations/changing.contract'
import {
  ORGANIZATION_KINDS,
  ORGANIZATION_NAME_MAX,
  type OrganizationKind,
} from '@practicum/shared/features/people/people.fields'
import { useMe } from '../../providers/me'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { ZoneField } from '../../ui/form/ZoneField'
import { ColourField } from './ColourField'
import { organizationAddress } from './organization-address'

interface Founding {
  name: string
  kind: OrganizationKind
  timezone: string
  accent: string | null
}

export function FoundDialog({ onClose }: { onClose: () => void }) {
  const { user } = useMe()
  const form = Form.useDialogForm({
    messages: 'institution.field',
    values: { name: '', kind: 'academic', timezone: user.timezone, accent: null } as Founding,
    request: body => requestOf(foundOrganization, { body }),
    onClose,
    onSaved: (founded, { name }) => ({
      notice: 'institution.found.done',
      args: { name },
      to: organizationAddress(founded),
    }),
  })
  const { bind } = form
  const { words } = Form.useFields(form.control, 'institution')
  const kinds = ORGANIZATION_KINDS.map(kind => ({ value: kind, label: words(`kind.${kind}`) }))
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('found.title')} submit={words('found.submit')}>
      <Form.TextField {...bind('name')} max={ORGANIZATION_NAME_MAX} required autoFocus />
      <Form.ChoiceField {...bind('kind')} choices={kinds} help={words('found.kind')} row required />
      <ZoneField {...bind('timezone')} />
      <ColourField {...bind('accent')} />
    </Form.FormDialog>
  )
}
