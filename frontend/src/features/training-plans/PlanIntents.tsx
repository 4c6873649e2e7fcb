// What is done with a training plan: made, changed, copied, archived after it was said what follows, and brought back.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { archiveTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToldIntent } from '../../ui/use-told-intent'
import { ArchiveDialog } from './ArchiveDialog'
import type { PlanFormDialogProps } from './PlanFormDialog'

const PlanFormDialog = lazyWithRetry(() => import('./PlanFormDialog'))

interface FormButtonProps extends Omit<PlanFormDialogProps, 'onClose'> {
  readonly label: string
  readonly adds?: boolean
}

function FormButton({ label, adds = false, ...props }: FormButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={adds ? 'contained' : 'outlined'}
        startIcon={adds ? <Add /> : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PlanFormDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function NewPlanButton({ levelId }: { levelId?: string | undefined }) {
  return <FormButton adds label={useTranslate()('plans.add')} levelId={levelId} />
}

export function PlanIntents({ plan }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  return (
    <>
      {plan.archived ? <RestorePlanButton plan={plan} /> : <ArchivePlanButton plan={plan} />}
      <FormButton label={translate('plans.copy')} copied={plan} />
      {!plan.archived && <FormButton label={translate('plans.edit')} plan={plan} />}
    </>
  )
}

function ArchivePlanButton({ plan: { id, name } }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {translate('plans.archive.button')}
      </Button>
      {asked && (
        <ArchiveDialog
          {...{ id, name }}
          row={archiveTrainingPlan}
          consequence={translate('plans.archive.text')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function RestorePlanButton({ plan: { id, name } }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(archiveTrainingPlan)
  const restore = (): Promise<void> =>
    run({ params: { id }, body: { archived: false } }, () => ['plans.restore.done', { args: { name } }])
  return (
    <Button variant="outlined" loading={running} onClick={() => void restore()}>
      {translate('plans.restore.button')}
    </Button>
  )
}
