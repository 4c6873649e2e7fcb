// Names who supervises a placement, or nobody.
import Alert from '@mui/material/Alert'
import { refOf } from '@practicum/shared/contract/shapes'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { namePlacementSupervisor } from '@practicum/shared/features/placements/placement-requests.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { PeopleField } from '../people/PeopleField'

export interface NameSupervisorDialogProps {
  readonly placement: PlacementDetails
  readonly onClose: () => void
}

const RULES = { omitted: [], roles: ['supervisor'], limit: 1, optional: true } as const

export default function NameSupervisorDialog({ placement, onClose }: NameSupervisorDialogProps) {
  const translate = useTranslate()
  const { id, version, proposed_supervisor: proposed } = placement
  const label = translate('applying.field.supervisor')
  const supervisor: readonly AvailableUser[] = placement.supervisor
    ? [{ ...placement.supervisor, role_name: label }]
    : []
  const form = Form.useDialogForm({
    messages: 'applying.field',
    values: { supervisor },
    request: ({ supervisor: [person] }) =>
      requestOf(namePlacementSupervisor, {
        params: { id },
        body: { supervisor: person ? refOf(person) : null, version },
      }),
    touches: ['dashboards'],
    onClose,
    onSaved: () => ({ notice: 'applying.name.done' }),
  })
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate('applying.name.title')}
      submit={translate('applying.name.submit')}
    >
      <Form.ConflictAlert
        {...{ form, now: { supervisor } }}
        text={translate('applying.name.changed')}
        fields={{ supervisor: label }}
      />
      {proposed && <Alert severity="warning">{translate('applying.name.proposed', { name: proposed.name })}</Alert>}
      <PeopleField {...form.bind('supervisor')} help={translate('applying.name.help')} rules={RULES} />
    </Form.FormDialog>
  )
}
