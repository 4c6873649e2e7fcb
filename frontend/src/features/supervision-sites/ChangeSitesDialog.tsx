// Asks what is to be done with several sites, and does it.
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { changeSites, type SiteChange } from '@practicum/shared/features/supervision-sites/changing.contract'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { namesOf } from '../../ui/names'
import { useSiteTags } from './use-site-tags'

export type ChangedSites = AnswerOf<typeof changeSites>['results']

const CHANGES = {
  approve: { what: 'approve' },
  publish: { what: 'publish', published: true },
  unpublish: { what: 'publish', published: false },
  accept: { what: 'accept', accepting_trainees: true },
  refuse: { what: 'accept', accepting_trainees: false },
  tag: { what: 'tag', tag_id: '', carried: true },
  untag: { what: 'tag', tag_id: '', carried: false },
  expire: { what: 'expire', expiration_date: null },
  hold: { what: 'hold' },
  close: { what: 'close' },
  reopen: { what: 'reopen' },
} as const satisfies Readonly<Record<string, SiteChange>>
type Kind = keyof typeof CHANGES

const KINDS = Object.keys(CHANGES) as readonly Kind[]

interface Values {
  /** Empty: nothing is chosen yet, and nothing can be sent. */
  readonly kind: Kind | ''
  readonly expiration_date: string | null
  /** Of one of the tags; null: none is chosen yet. */
  readonly tag_id: string | null
}

const AT_FIRST: Values = { kind: '', expiration_date: null, tag_id: null }
/** Named above the choices; the others are counted. */
const NAMED = 3

const ofTags = (kind: Values['kind']): boolean => kind === 'tag' || kind === 'untag'

export function changeOf({ kind, expiration_date, tag_id }: Values): SiteChange {
  const change = CHANGES[kind as Kind]
  if (change.what === 'tag') return { ...change, tag_id: tag_id ?? '' }
  return change.what === 'expire' ? { ...change, expiration_date } : change
}

interface ChangeSitesDialogProps {
  readonly sites: readonly SiteView[]
  readonly onDone: (results: ChangedSites) => void
  readonly onClose: () => void
}

export default function ChangeSitesDialog({ sites, onDone, onClose }: ChangeSitesDialogProps) {
  const translate = useTranslate()
  const form = Form.useDialogForm({
    messages: 'sites.bulk',
    values: AT_FIRST,
    request: values => requestOf(changeSites, { body: { ids: sites.map(({ id }) => id), change: changeOf(values) } }),
    touches: ['dashboards'],
    onClose,
    onSaved: ({ results }) => {
      onDone(results)
      return {}
    },
  })
  const [kind, tagId] = useWatch({ control: form.control, name: ['kind', 'tag_id'] })
  const { tags } = useSiteTags()
  const kinds = KINDS.filter(one => tags.length > 0 || !ofTags(one))
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={form.words('title', { smart_count: sites.length })}
      submit={form.words('submit', { smart_count: sites.length })}
      blocked={kind === '' || (ofTags(kind) && tagId === null)}
    >
      <Typography color="textSecondary">{namesOf(sites, NAMED)}</Typography>
      <Form.ChoiceField<Values, Values['kind']>
        {...form.bind('kind')}
        choices={kinds.map(value => ({ value, label: form.words(`change.${value}`) }))}
        help={kind && form.words(`text.${kind}`)}
      />
      {ofTags(kind) && <LongChoiceField {...form.bind('tag_id')} choices={tags} required clearable={false} />}
      {kind === 'expire' && (
        <Form.DayField
          {...form.bind('expiration_date')}
          label={translate('sites.field.expiration_date')}
          help={translate('sites.expiration.help')}
        />
      )}
    </Form.FormDialog>
  )
}
