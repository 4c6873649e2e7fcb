// The steps of a request after its site: who supervises, for which training, and all of it once more.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NOTE_MAX } from '@practicum/shared/features/placements/placement-requests.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { shortDay } from '../../ui/dates'
import { FactList } from '../../ui/Facts'
import * as Form from '../../ui/form/dialog'
import { PlacesLeft } from './PlacesLeft'
import { daysAsked, openTrainings, proposedIn, type RequestValues, SOMEBODY_ELSE, supervisorOf } from './request-form'

interface StepProps {
  readonly form: Form.DialogForm<RequestValues>
}

export function SupervisorStep({ form }: StepProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`applying.supervisor.${key}`)
  const { site_id: site, supervisor } = useWatch({ control: form.control }) as RequestValues
  const people = site?.supervisors ?? []
  const choices = [
    ...people.map(({ position_id, name }) => ({ value: position_id, label: name })),
    { value: SOMEBODY_ELSE, label: words('else') },
    { value: '', label: words('open') },
  ]
  return (
    <>
      {people.length === 0 && <Typography>{words('none')}</Typography>}
      <Form.ChoiceField {...form.bind('supervisor')} choices={choices} help={words(HELP[supervisor] ?? 'help')} />
      {supervisor === SOMEBODY_ELSE && <Proposed form={form} />}
    </>
  )
}

const HELP: Readonly<Record<string, string>> = { '': 'open_help', [SOMEBODY_ELSE]: 'else_help' }

function Proposed({ form }: StepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Form.TextField {...form.bind('proposed_supervisor.first_name')} required />
      <Form.TextField {...form.bind('proposed_supervisor.last_name')} required />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Form.TextField {...form.bind('proposed_supervisor.email')} type="email" required />
      </Box>
    </Box>
  )
}

export interface TrainingStepProps extends StepProps {
  /** Undefined until they are there. */
  readonly trainings: readonly TrainingView[] | undefined
  readonly failed: boolean
}

export function TrainingStep({ form, trainings, failed }: TrainingStepProps) {
  const translate = useTranslate()
  const open = openTrainings(trainings ?? [])
  const values = useWatch({ control: form.control }) as RequestValues
  const { site_id: site } = values
  const chosen = open.find(({ id }) => id === values.training_id)
  if (failed) return <Alert severity="error">{translate('applying.training.failed')}</Alert>
  return (
    <>
      <Form.ChoiceField
        {...form.bind('training_id')}
        choices={open.map(training => ({ value: training.id, label: named(training) }))}
        required
      />
      {chosen && <Days form={form} training={chosen} />}
      {site && chosen && <PlacesLeft siteId={site.id} day={daysAsked(values, chosen).startAt} />}
      <Form.TextField {...form.bind('note')} help={form.words('note_help')} max={NOTE_MAX} multiline minRows={3} />
    </>
  )
}

/** Both may be left empty. */
function Days({ form, training: { start_at } }: StepProps & { readonly training: TrainingView }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Form.DayField {...form.bind('first_day')} min={start_at} help={form.words('first_day_help')} />
      <Form.DayField {...form.bind('last_day')} min={start_at} help={form.words('last_day_help')} />
    </Box>
  )
}

export function LookStep({ form, trainings }: StepProps & Pick<TrainingStepProps, 'trainings'>) {
  const translate = useTranslate()
  const values = useWatch({ control: form.control }) as RequestValues
  const training = trainings?.find(({ id }) => id === values.training_id)
  const words = (key: string): string => translate(`applying.look.${key}`)
  return (
    <>
      <Typography>{words('intro')}</Typography>
      <FactList
        facts={[
          { label: form.words('site_id'), value: values.site_id?.name },
          {
            label: form.words('supervisor'),
            value: supervisorOf(values)?.name ?? proposedIn(values) ?? words('nobody'),
          },
          { label: form.words('training_id'), value: training && named(training) },
          { label: words('days'), value: training && spanned(daysAsked(values, training)) },
          { label: form.words('note'), value: values.note.trim() || words('no_note') },
        ]}
      />
    </>
  )
}

const spanned = ({ startAt, endAt }: ReturnType<typeof daysAsked>): string =>
  `${shortDay(startAt)} – ${shortDay(endAt)}`

/** Plan, level and days. */
const named = ({ display_name, start_at, end_at }: TrainingView): string =>
  `${display_name} (${spanned({ startAt: start_at, endAt: end_at })})`
