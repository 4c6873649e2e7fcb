// The one form of trainings: assigns a plan to several trainees, or changes one training or several alike; afterwards it tells for whom it did not go, and why.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TrainingBatch } from '@practicum/shared/features/trainings/changing.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { ASSISTANTS_MAX, TRAINING_BATCH_MAX } from '@practicum/shared/features/trainings/trainings.fields'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ScreenWords } from '../../providers/screen-words'
import * as Form from '../../ui/form/dialog'
import { namesOf } from '../../ui/names'
import { PeopleField } from '../people/PeopleField'
import { assignedMessages } from './assigned.messages'
import { NotForAll } from './NotForAll'
import { PlanField } from './PlanField'
import {
  type Begun,
  begunWith,
  leftOf,
  PLACEMENT,
  requestFor,
  type TrainingValues,
  traineesOf,
  trainingRules,
} from './training-form'
import { useToldError } from './use-told-error'

export interface TrainingFormDialogProps {
  /** Absent: new ones are assigned. */
  readonly trainings?: readonly TrainingView[] | undefined
  readonly onClose: (saved: boolean) => void
}

const WIDTH = 720

interface Outcome {
  readonly answer: TrainingBatch
  readonly typed: TrainingValues
}

/** It opens from anywhere: its words come with it. */
export default function TrainingFormDialog({ onClose, trainings }: TrainingFormDialogProps) {
  const [begun, setBegun] = useState(() => begunWith(trainings))
  const [outcome, setOutcome] = useState<Outcome>()
  const told = useRef(false)
  const savedSome = useRef(false)
  const close = (saved: boolean): void => {
    if (!told.current) onClose(saved || savedSome.current)
  }
  const tell = (one: Outcome): void => {
    told.current = true
    savedSome.current ||= one.answer.data.length > 0
    setOutcome(one)
  }
  const back = ({ answer, typed }: Outcome): void => {
    told.current = false
    setBegun(leftOf(begun, typed, answer.errors))
    setOutcome(undefined)
  }
  return (
    <ScreenWords name="assigned" english={assignedMessages}>
      {outcome ? (
        <NotForAll
          answer={outcome.answer}
          names={new Map(outcome.typed.trainee_ids.map(({ id, name }) => [id, name]))}
          onClose={() => onClose(savedSome.current)}
          onBack={() => back(outcome)}
        />
      ) : (
        <TrainingForm begun={begun} onClose={close} onFailures={tell} />
      )}
    </ScreenWords>
  )
}

interface TrainingFormProps extends Pick<TrainingFormDialogProps, 'onClose'> {
  readonly begun: Begun
  readonly onFailures: (outcome: Outcome) => void
}

function TrainingForm({ begun: { trainings, values }, onClose, onFailures }: TrainingFormProps) {
  const translate = useTranslate()
  const told = useToldError()
  const saved = useRef(false)
  const close = (): void => onClose(saved.current)
  const form = Form.useDialogForm<TrainingValues, TrainingBatch>({
    messages: 'assigned.field',
    values,
    request: said => requestFor(said, trainings),
    rules: trainingRules,
    touches: ['placements', 'insurances', 'dashboards'],
    onClose: close,
    onRefused: (_failure, lines) => ({ title: 'assigned.failed.because', lines: lines.map(told) }),
    onSaved: (answer, typed) => {
      saved.current = true
      if (answer.errors.length === 0) return { notice: 'assigned.saved' }
      onFailures({ answer, typed })
      return {}
    },
  })
  const nobody = useWatch({ control: form.control, name: 'trainee_ids' }).length === 0
  return (
    <Form.FormDialog
      {...{ form, onClose: close, blocked: nobody }}
      width={WIDTH}
      title={translate(`assigned.${titleOf(trainings)}`)}
      submit={translate('assigned.form.submit')}
    >
      <TrainingFields form={form} trainings={trainings} />
    </Form.FormDialog>
  )
}

function titleOf(trainings: readonly TrainingView[] | undefined): string {
  if (!trainings) return 'form.title'
  return trainings.length > 1 ? 'edit_several' : 'edit'
}

interface FieldsProps {
  readonly form: Form.DialogForm<TrainingValues>
  readonly trainings: readonly TrainingView[] | undefined
}

function TrainingFields({ form, trainings }: FieldsProps) {
  const translate = useTranslate()
  const { bind, control } = form
  const guides = useWatch({ control, name: 'faculty' })
  const positions = (people: TrainingValues['trainee_ids']) => people.map(({ position_id }) => position_id)
  const roles = ['faculty'] as const
  return (
    <>
      {trainings ? (
        <Meant trainings={trainings} />
      ) : (
        <PeopleField
          {...bind('trainee_ids')}
          required
          rules={{ omitted: [], roles: ['trainee'], limit: TRAINING_BATCH_MAX }}
        />
      )}
      <PlanField form={form} trainings={trainings} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Form.DayField {...bind('start_at')} deps="end_at" required={!trainings} />
        <Form.DayField {...bind('end_at')} required={!trainings} />
      </Box>
      <PeopleField
        {...bind('faculty.primary_position_id')}
        rules={{ omitted: positions(guides.assistant_position_ids), roles, limit: 1, optional: true }}
      />
      <PeopleField
        {...bind('faculty.assistant_position_ids')}
        rules={{ omitted: positions(guides.primary_position_id), roles, limit: ASSISTANTS_MAX, optional: true }}
      />
      <Form.ChoiceField
        {...bind('placement')}
        row
        choices={PLACEMENT.map(value => ({
          value: value as TrainingValues['placement'],
          label: translate(`assigned.placement.${value}`),
        }))}
      />
    </>
  )
}

/** The others are counted. */
const NAMED = 20

function Meant({ trainings }: { trainings: readonly TrainingView[] }) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{namesOf(traineesOf(trainings), NAMED)}</Typography>
      {trainings.length > 1 && (
        <Typography variant="body2" color="textSecondary">
          {translate('assigned.form.of', { smart_count: trainings.length })}. {translate('assigned.form.empty_stays')}
        </Typography>
      )}
    </Box>
  )
}
