// What is done with trainings: assigned, changed one by one or several at once, and deleted after it was said what follows.
import Add from '@mui/icons-material/Add'
import Button, { type ButtonProps } from '@mui/material/Button'
import { deleteTraining } from '@practicum/shared/features/trainings/changing.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { TRAINING_BATCH_MAX } from '@practicum/shared/features/trainings/trainings.fields'
import { Suspense, useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useSelected } from '../../ui/list/over-pages'
import { useToast } from '../../ui/toast'
import type { TrainingFormDialogProps } from './TrainingFormDialog'

const TrainingFormDialog = lazyWithRetry(() => import('./TrainingFormDialog'))

interface FormButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly trainings?: readonly TrainingView[]
  readonly onDone?: () => void
}

function FormButton({ trainings, onDone, ...button }: FormButtonProps) {
  // As they were when the form was opened: the list goes on below it.
  const [opened, setOpened] = useState<{ readonly trainings: readonly TrainingView[] | undefined }>()
  const close = (saved: boolean): void => {
    setOpened(undefined)
    if (saved) onDone?.()
  }
  return (
    <>
      <Button {...button} onClick={() => setOpened({ trainings })} />
      {opened && <EditDialog {...opened} onClose={close} />}
    </>
  )
}

export const EditDialog = (form: TrainingFormDialogProps) => (
  <Suspense fallback={null}>
    <TrainingFormDialog {...form} />
  </Suspense>
)

export const AssignButton = () => (
  <FormButton variant="contained" startIcon={<Add />}>
    {useTranslate()('assigned.assign')}
  </FormButton>
)

export const EditButton = ({ training }: { training: TrainingView }) => (
  <FormButton variant="outlined" trainings={[training]}>
    {useTranslate()('assigned.edit')}
  </FormButton>
)

/** Of the rows of the list that are selected, on whatever page. */
export function EditSelected() {
  const translate = useTranslate()
  const { onUnselectItems } = useListContext<TrainingView>()
  const selected = useSelected<TrainingView>()
  const tooMany = selected.length > TRAINING_BATCH_MAX
  return (
    <FormButton
      size="small"
      variant="contained"
      disabled={selected.length === 0 || tooMany}
      trainings={selected}
      onDone={() => onUnselectItems()}
    >
      {tooMany ? translate('assigned.too_many', { max: TRAINING_BATCH_MAX }) : translate('assigned.edit_several')}
    </FormButton>
  )
}

export function DeleteButton({ training, onDeleted }: { training: TrainingView; onDeleted: () => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {useTranslate()('assigned.delete.button')}
      </Button>
      {asked && <DeleteQuestion training={training} onDeleted={onDeleted} onClose={() => setAsked(false)} />}
    </>
  )
}

interface DeleteQuestionProps {
  readonly training: TrainingView
  readonly onDeleted?: () => void
  readonly onClose: () => void
}

/** Why it was not done is told in a toast: the question is closed by then. */
export function DeleteQuestion({ training, onDeleted, onClose }: DeleteQuestionProps) {
  const translate = useTranslate()
  const toast = useToast()
  const notify = useNotify()
  const wordsOf = useFailureWords()
  const { run, running } = useIntent(deleteTraining, ['placements', 'insurances', 'dashboards'])
  const words = (key: string): string => translate(`assigned.delete.${key}`, { name: training.trainee.name })
  const remove = (): Promise<void> =>
    run({ params: { id: training.id } }).then(
      () => {
        toast('assigned.delete.done')
        onClose()
        onDeleted?.()
      },
      (error: unknown) => {
        onClose()
        notify(wordsOf(error)[0] ?? '', { type: 'error' })
      },
    )
  return (
    <ConfirmDialog
      danger
      title={words('title')}
      consequence={training.placed ? words('placed') : words('text')}
      confirm={words('button')}
      running={running}
      refused={[]}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
