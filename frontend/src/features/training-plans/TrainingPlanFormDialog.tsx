// The form of training plans: makes a new one, or changes one that exists.
import {
  createTrainingPlan,
  editTrainingPlan,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { TITLE_MAX, trainingPlanFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { initialRowOf, onlyRow } from '@practicum/shared/kernel/fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { useFormDraft } from '../drafts/use-draft'

const EMPTY = { ...initialRowOf(trainingPlanFields), title: '' }

export interface TrainingPlanFormDialogProps {
  /** Absent: a new one. */
  readonly trainingPlan?: TrainingPlanView
  readonly onClose: () => void
}

export default function TrainingPlanFormDialog({ trainingPlan, onClose }: TrainingPlanFormDialogProps) {
  const translate = useTranslate()
  const [opened] = useState(trainingPlan)
  const now = trainingPlan && onlyRow(trainingPlanFields, trainingPlan)
  const form = Form.useDialogForm({
    messages: 'training-plans.field',
    values: now ?? EMPTY,
    request: body =>
      opened
        ? requestOf(editTrainingPlan, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(createTrainingPlan, { body }),
    touches: ['dashboards'],
    onClose,
    onSaved: () => ({ notice: opened ? 'training-plans.saved' : 'training-plans.created' }),
  })
  const draft = useFormDraft(form, { name: 'training-plan', enabled: !opened })
  const { bind, labels } = form
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      title={translate(opened ? 'training-plans.form.edit' : 'training-plans.form.create')}
      submit={translate('training-plans.form.submit')}
    >
      {now && (
        <Form.ConflictAlert
          {...{ form, now }}
          text={translate('training-plans.changed')}
          fields={labels(Object.keys(now))}
        />
      )}
      <Form.TextField {...bind('title')} max={TITLE_MAX} required autoFocus />
      <Form.DayField {...bind('day')} />
    </Form.FormDialog>
  )
}
