// The form of a day at a placement: logs it, or changes one that is logged.
import Box from '@mui/material/Box'
import {
  changePlacementLog,
  type LogView,
  logPlacementDay,
} from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { NOTE_MAX } from '@practicum/shared/features/placement-logs/placement-logs.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { shortDay } from '../../ui/dates'
import * as Form from '../../ui/form/dialog'
import { inHours, inMinutes } from './minutes'

interface LogValues {
  readonly day: string | null
  readonly hours: number | null
  readonly minutes: number | null
  readonly note: string
}

const valuesOf = ({ day, time_on_site: time, note }: LogView): LogValues => ({ day, ...inHours(time), note })

/** What is not filled in is not sent: it is then called missing, as every field is. */
const timeOf = ({ hours, minutes }: LogValues): number =>
  (hours === null && minutes === null ? undefined : inMinutes({ hours: hours ?? 0, minutes: minutes ?? 0 })) as number

interface LogDayDialogProps {
  readonly placementId: string
  /** Begun with; a log of that day is changed. */
  readonly day: string
  readonly log?: LogView | undefined
  readonly onClose: () => void
}

export default function LogDayDialog({ placementId, day, log, onClose }: LogDayDialogProps) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`logs.${key}`, args)
  // Which one it is stays, also where it is removed meanwhile; what changed since is said above the fields.
  const [opened] = useState(log)
  const form = Form.useDialogForm<LogValues, { readonly id: string }>({
    messages: 'logs',
    values: opened ? valuesOf(opened) : { day, hours: null, minutes: null, note: '' },
    request: values => {
      const said = { time_on_site: timeOf(values), note: values.note }
      const version = (log ?? opened)?.version
      return opened
        ? requestOf(changePlacementLog, { params: { id: opened.id }, body: { ...said, version } })
        : requestOf(logPlacementDay, { body: { placement_id: placementId, day: values.day as string, ...said } })
    },
    onClose,
    onSaved: (_answer, values) => ({ notice: 'logs.saved', args: { day: shortDay(values.day ?? day) } }),
  })
  const { bind, labels } = form
  const now = log && valuesOf(log)
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={opened ? words('form.change', { day: shortDay(opened.day) }) : words('form.log')}
      submit={words('form.submit')}
    >
      {now && <Form.ConflictAlert {...{ form, now }} text={words('changed')} fields={labels(Object.keys(now))} />}
      {!opened && <Form.DayField {...bind('day')} required />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <Form.NumberField {...bind('hours')} />
        <Form.NumberField {...bind('minutes')} />
      </Box>
      <Form.TextField {...bind('note')} help={words('note_help')} max={NOTE_MAX} multiline minRows={2} />
    </Form.FormDialog>
  )
}
