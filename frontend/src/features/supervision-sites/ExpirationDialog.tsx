// Says until which day a supervision site is approved.
import { setSiteExpiration } from '@practicum/shared/features/supervision-sites/changing.contract'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'

export default function ExpirationDialog({ site, onClose }: { site: SiteView; onClose: () => void }) {
  const translate = useTranslate()
  const { id, expiration_date, version } = site
  const form = Form.useDialogForm({
    messages: 'sites.field',
    values: { expiration_date },
    request: body => requestOf(setSiteExpiration, { params: { id }, body: { ...body, version } }),
    touches: ['dashboards'],
    onClose,
    onSaved: () => ({ notice: 'sites.expiration.done' }),
  })
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate('sites.expiration.title')}
      submit={translate('sites.expiration.submit')}
    >
      <Form.ConflictAlert
        {...{ form, now: { expiration_date } }}
        text={translate('sites.field.changed')}
        fields={form.labels(['expiration_date'])}
      />
      <Form.DayField {...form.bind('expiration_date')} help={translate('sites.expiration.help')} />
    </Form.FormDialog>
  )
}
