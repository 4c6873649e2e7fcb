// The form of the places at a site: publishes those of a new period, or changes a period.
import {
  changeSiteSlot,
  publishSiteSlot,
  type SlotView,
} from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'

interface SlotValues {
  readonly start_at: string | null
  readonly end_at: string | null
  readonly places: number | null
}

const AT_FIRST: SlotValues = { start_at: null, end_at: null, places: null }

const valuesOf = ({ start_at, end_at, places }: SlotView): SlotValues => ({ start_at, end_at, places })

interface SlotFormDialogProps {
  readonly siteId: string
  /** Absent: a new one. */
  readonly slot?: SlotView
  readonly onClose: () => void
}

export default function SlotFormDialog({ siteId: id, slot, onClose }: SlotFormDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`sites.slot.${key}`)
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = slot
  const form = Form.useDialogForm<SlotValues, { readonly id: string }>({
    messages: 'sites.slot',
    values: opened ? valuesOf(opened) : AT_FIRST,
    request: values => {
      // What is not filled in is not sent: it is then called missing, as every field is.
      const { start_at, end_at, places } = values
      const body = { start_at: start_at as string, end_at: end_at as string, places: (places ?? undefined) as number }
      return opened
        ? requestOf(changeSiteSlot, { params: { id, slot_id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(publishSiteSlot, { params: { id }, body })
    },
    touches: ['placements'],
    onClose,
    onSaved: () => ({ notice: `sites.slot.${opened ? 'saved' : 'published'}` }),
  })
  const { bind, labels } = form
  const now = slot && valuesOf(slot)
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={words(opened ? 'title' : 'publish')}
      submit={words(opened ? 'submit' : 'publish')}
    >
      {now && <Form.ConflictAlert {...{ form, now }} text={words('changed')} fields={labels(Object.keys(now))} />}
      <Form.DayField {...bind('start_at')} required />
      <Form.DayField {...bind('end_at')} required />
      <Form.NumberField {...bind('places')} required help={words('places_help')} />
    </Form.FormDialog>
  )
}
