// The form of a supervision site: adds a new one, or changes one.
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { CONTACT_EMAIL_MAX, CONTACT_NAME_MAX } from '@practicum/shared/features/supervision-sites/site-details.fields'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import {
  COUNTY_MAX,
  DEPARTMENT_MAX,
  SITE_NAME_MAX,
  WEBSITE_MAX,
} from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AddressFields } from '../../ui/form/AddressFields'
import * as Form from '../../ui/form/dialog'
import { useFormDraft } from '../drafts/use-draft'
import { SimilarSites } from './SimilarSites'
import { newSite, requestFor, type SiteValues, siteRules, valuesOf } from './site-form'
import { siteScreenMessages } from './site-screens.messages'
import { TagsField } from './TagsField'

export interface SiteFormDialogProps {
  /** Absent: a new one. */
  readonly site?: SiteView | undefined
  readonly onClose: () => void
}

const NAMES = {
  country: 'country_code',
  state: 'state_id',
  zip: 'zip',
  street: 'street',
  city: 'city',
  phone: 'office_phone',
} as const
const WIDTH = 760

/** It opens from anywhere: its words come with it. */
export default function SiteFormDialog(props: SiteFormDialogProps) {
  return (
    <ScreenWords name="sites" english={siteScreenMessages}>
      <SiteForm {...props} />
    </ScreenWords>
  )
}

/** What was approved keeps its name for whoever does not decide about it. */
const isTitleDecided = (opened: SiteView | undefined, waits: boolean): boolean =>
  waits && opened !== undefined && opened.status !== 'pending' && opened.status !== 'rejected'

function useSiteForm({ site, onClose }: SiteFormDialogProps) {
  const waits = useMe().role !== 'coordinator'
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = site
  const [values] = useState(() => (site ? valuesOf(site) : newSite()))
  const form: Form.DialogForm<SiteValues> = Form.useDialogForm<SiteValues, { readonly id: string }>({
    messages: 'sites.field',
    values,
    request: said => requestFor(said, { opened, tags: !waits }),
    rules: said => siteRules(said, states),
    touches: ['dashboards'],
    onClose,
    onSaved: ({ id }, { name }) =>
      opened
        ? { notice: 'sites.form.saved', args: { name } }
        : { notice: `sites.form.${waits ? 'proposed' : 'added'}`, args: { name }, to: `/supervisionsites/${id}` },
  })
  const country = useWatch({ control: form.control, name: 'country_code' })
  const { data: states } = useRead(listStates, { params: { iso2: country ?? '' } }, { enabled: Boolean(country) })
  return { form, opened, waits }
}

function SiteForm(props: SiteFormDialogProps) {
  const translate = useTranslate()
  const { site, onClose } = props
  const { form, opened, waits } = useSiteForm(props)
  const draft = useFormDraft(form, { name: 'supervision-site', enabled: !opened })
  const { bind, labels } = form
  const words = (key: string): string => translate(`sites.form.${key}`)
  const now = site && valuesOf(site)
  const title = isTitleDecided(opened, waits) ? { disabled: true, help: words('title_decided') } : { disabled: false }
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      width={WIDTH}
      title={words(opened ? 'edit' : 'add')}
      submit={words('submit')}
    >
      {!opened && waits && <Alert severity="info">{words('waits')}</Alert>}
      {now && (
        <Form.ConflictAlert
          {...{ form, now }}
          text={translate('sites.field.changed')}
          fields={labels(Object.keys(now))}
          said={{ tag_ids: site.tags.map(tag => tag.name) }}
        />
      )}
      <Form.TextField {...bind('name')} {...title} max={SITE_NAME_MAX} required autoFocus={!title.disabled} />
      {!opened && <SimilarSites control={form.control} />}
      <Form.TextField {...bind('department')} {...title} max={DEPARTMENT_MAX} />
      <AddressFields form={form} names={NAMES} required={['country', 'state']} />
      <Form.TextField {...bind('county')} max={COUNTY_MAX} />
      <Form.TextField {...bind('website')} max={WEBSITE_MAX} type="url" />
      <Typography variant="body2" color="textSecondary">
        {words('contact')}
      </Typography>
      <Form.TextField {...bind('contact_name')} max={CONTACT_NAME_MAX} autoComplete="off" />
      <Form.TextField {...bind('contact_email')} max={CONTACT_EMAIL_MAX} type="email" autoComplete="off" />
      {!waits && <TagsField {...bind('tag_ids')} />}
      <Form.SwitchField {...bind('accepting_trainees')} />
    </Form.FormDialog>
  )
}
