// The form of a training plan: makes a new one, perhaps as a copy of another, or changes one.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { PLAN_NAME_MAX } from '@practicum/shared/features/training-plans/training-plans.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { useFormDraft } from '../drafts/use-draft'
import { ActivityTypeRows } from './ActivityTypeRows'
import { copyOf, EMPTY_PLAN, type PlanValues, planRules, requestFor, valuesOf } from './plan-form'
import { planScreenMessages } from './plan-screens.messages'
import { useLevels } from './use-levels'

export interface PlanFormDialogProps {
  /** Absent: a new one. */
  readonly plan?: TrainingPlanView | undefined
  /** Of which a new one is made. */
  readonly copied?: TrainingPlanView | undefined
  /** That a new one begins with. */
  readonly levelId?: string | undefined
  readonly onClose: () => void
}

const WIDTH = 760

/** It opens from anywhere: its words come with it. */
export default function PlanFormDialog(props: PlanFormDialogProps) {
  return (
    <ScreenWords name="plans" english={planScreenMessages}>
      <PlanForm {...props} />
    </ScreenWords>
  )
}

function PlanForm({ plan, copied, levelId, onClose }: PlanFormDialogProps) {
  const translate = useTranslate()
  const levels = useLevels()
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = plan
  const [values] = useState(() => startOf({ plan, copied, levelId }))
  const form = Form.useDialogForm<PlanValues, { readonly id: string }>({
    messages: 'plans.field',
    values,
    request: said => requestFor(said, opened),
    rules: planRules,
    onClose,
    onSaved: ({ id }, { name }) =>
      opened
        ? { notice: 'plans.saved', args: { name } }
        : { notice: 'plans.created', args: { name }, to: `/training-plans/${id}` },
  })
  const draft = useFormDraft(form, { name: 'training-plan', enabled: !opened && !copied })
  const { bind } = form
  const words = (key: string, args?: object): string => translate(`plans.form.${key}`, args)
  const offered = levels.all?.filter(({ id, archived }) => !archived || id === opened?.level_id)
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      width={WIDTH}
      title={titleOf(opened, copied, words)}
      submit={words('submit')}
    >
      {copied && <Alert severity="info">{words('copied')}</Alert>}
      {plan && <Changed form={form} plan={plan} />}
      <Form.TextField {...bind('name')} max={PLAN_NAME_MAX} required autoFocus />
      <LongChoiceField
        {...bind('level_id')}
        required
        choices={offered}
        nameOf={() => (plan ?? copied)?.level_name ?? ''}
        failed={levels.read.isError}
        onAgain={() => void levels.read.refetch()}
        help={offered?.length === 0 ? words('no_level') : undefined}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Form.DayField {...bind('start_at')} deps="end_at" required />
        <Form.DayField {...bind('end_at')} required />
      </Box>
      <ActivityTypeRows form={form} />
    </Form.FormDialog>
  )
}

function startOf({ plan, copied, levelId }: Omit<PlanFormDialogProps, 'onClose'>): PlanValues {
  if (plan) return valuesOf(plan)
  return copied ? copyOf(copied) : { ...EMPTY_PLAN, level_id: levelId ?? null }
}

function titleOf(
  plan: TrainingPlanView | undefined,
  copied: TrainingPlanView | undefined,
  words: (key: string, args?: object) => string,
): string {
  if (plan) return words('edit')
  return copied ? words('copy', { name: copied.name }) : words('create')
}

/** Others see levels by their names. */
function Changed({ form, plan }: { form: Form.DialogForm<PlanValues>; plan: TrainingPlanView }) {
  const translate = useTranslate()
  const { all } = useLevels()
  const shown = ({ level_id, activity_types, ...values }: PlanValues) => ({
    ...values,
    level_id: { name: all?.find(({ id }) => id === level_id)?.name ?? plan.level_name },
    activity_types: activity_types.map(({ name, hours }) => `${name} ${hours ?? ''}`),
  })
  const fields = form.labels(['name', 'level_id', 'start_at', 'end_at', 'activity_types'])
  return (
    <Form.ConflictAlert
      form={form}
      now={valuesOf(plan)}
      part={shown}
      fields={fields}
      text={translate('plans.changed')}
    />
  )
}
