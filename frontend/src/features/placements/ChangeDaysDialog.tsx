// Changes the days of a placement that was asked for, within its training.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { changePlacementDays } from '@practicum/shared/features/placements/placement-days.contract'
import { placementDaysFault } from '@practicum/shared/features/placements/placements.days'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { shortDay } from '../../ui/dates'
import * as Form from '../../ui/form/dialog'

export interface ChangeDaysDialogProps {
  readonly placement: PlacementDetails
  readonly onClose: () => void
}

interface Values {
  /** null: that of the training. */
  readonly first_day: string | null
  readonly last_day: string | null
}

/** Its place at the site, and what can be logged, count from them. */
const TOUCHES = ['dashboards', 'trainings', 'supervision-sites', 'placement-logs'] as const

export default function ChangeDaysDialog({ placement, onClose }: ChangeDaysDialogProps) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`applying.days.${key}`, args)
  const { id, version, first_day, last_day } = placement
  const { start_at: startAt, end_at: endAt } = placement.training
  const now: Values = { first_day, last_day }
  const form = Form.useDialogForm<Values, { readonly id: string }>({
    messages: 'applying.field',
    values: now,
    request: values => requestOf(changePlacementDays, { params: { id }, body: { ...values, version } }),
    rules: ({ first_day: firstDay, last_day: lastDay }) => {
      const fault = placementDaysFault({ firstDay, lastDay }, { startAt, endAt })
      return fault ? [fault] : []
    },
    touches: TOUCHES,
    onClose,
    onSaved: () => ({ notice: 'applying.days.done' }),
  })
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('title')} submit={words('submit')}>
      <Form.ConflictAlert
        {...{ form, now }}
        text={words('changed')}
        fields={{ first_day: form.words('first_day'), last_day: form.words('last_day') }}
      />
      <Typography>{words('text', { start: shortDay(startAt), end: shortDay(endAt) })}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Form.DayField {...form.bind('first_day')} min={startAt} help={form.words('first_day_help')} deps="last_day" />
        <Form.DayField {...form.bind('last_day')} min={startAt} help={form.words('last_day_help')} />
      </Box>
    </Form.FormDialog>
  )
}
