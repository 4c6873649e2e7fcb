// Archives a training plan, after saying what follows.
import Button from '@mui/material/Button'
import {
  archiveTrainingPlan,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export function ArchiveTrainingPlanButton({ trainingPlan }: { trainingPlan: TrainingPlanView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(archiveTrainingPlan, ['dashboards'])
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run({ params: { id: trainingPlan.id } }).then(
      () => {
        notify('training-plans.archive.done', { type: 'success' })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('training-plans.archive.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('training-plans.archive.title')}
          consequence={translate('training-plans.archive.text', { name: trainingPlan.creator.name })}
          confirm={translate('training-plans.archive.button')}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
