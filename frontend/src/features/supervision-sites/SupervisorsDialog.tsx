// Says who supervises at a supervision site.
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { setSiteSupervisors } from '@practicum/shared/features/supervision-sites/changing.contract'
import { SUPERVISORS_MAX } from '@practicum/shared/features/supervision-sites/site-details.fields'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { PeopleField } from '../people/PeopleField'

const RULES = { omitted: [], roles: ['supervisor'], limit: SUPERVISORS_MAX, optional: true } as const

export default function SupervisorsDialog({ site, onClose }: { site: SiteView; onClose: () => void }) {
  const translate = useTranslate()
  const { id, version } = site
  const role = translate('sites.field.supervisors')
  const supervisors: readonly AvailableUser[] = site.supervisors.map(person => ({ ...person, role_name: role }))
  const form = Form.useDialogForm({
    messages: 'sites.field',
    values: { supervisors },
    request: values => {
      const picked = values.supervisors.map(one => ({ id: one.id, position_id: one.position_id }))
      return requestOf(setSiteSupervisors, { params: { id }, body: { supervisors: picked, version } })
    },
    onClose,
    onSaved: () => ({ notice: 'sites.supervising.done' }),
  })
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate('sites.supervising.title')}
      submit={translate('sites.supervising.submit')}
    >
      <Form.ConflictAlert
        {...{ form, now: { supervisors } }}
        text={translate('sites.field.changed')}
        fields={{ supervisors: role }}
      />
      <PeopleField {...form.bind('supervisors')} rules={RULES} />
    </Form.FormDialog>
  )
}
