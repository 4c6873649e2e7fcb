// Open the form of training plans: for a new one, or to change one.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const TrainingPlanFormDialog = lazyWithRetry(() => import('./TrainingPlanFormDialog'))

export function NewTrainingPlanButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('training-plans.add')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TrainingPlanFormDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function EditTrainingPlanButton({ trainingPlan }: { trainingPlan: TrainingPlanView }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('training-plans.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TrainingPlanFormDialog trainingPlan={trainingPlan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
