// Chooses one's own time zone.
import { chooseTimeZone } from '@practicum/shared/features/people/people.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { ZoneField } from '../../ui/form/ZoneField'

export default function OwnZoneDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { renew } = useSession()
  const { timezone } = useMe().user
  const form = Form.useDialogForm({
    messages: 'people.account',
    values: { timezone },
    request: body => requestOf(chooseTimeZone, { body }),
    onClose,
    onSaved: async () => {
      await renew()
      return { notice: 'ownZone.done' }
    },
  })
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate('ownZone.change')}
      submit={translate('ownZone.submit')}
    >
      <ZoneField {...form.bind('timezone')} />
    </Form.FormDialog>
  )
}
