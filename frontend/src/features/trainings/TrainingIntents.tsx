// What is done with trainings: assigned, changed one by one or several at once, and deleted after it was said what follows.
import Add from '@mui/icons-material/Add'
import Button, { type ButtonProps } from '@mui/material/Button'
import { deleteTraining } from '@practicum/shared/features/trainings/changing.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { Suspense, useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToast } from '../../ui/toast'

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
      {opened && (
        <Suspense fallback={null}>
          <TrainingFormDialog {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

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

/** Of the rows of the list that are selected. */
export function EditSelected() {
  const translate = useTranslate()
  const { data = [], selectedIds, onUnselectItems } = useListContext<TrainingView>()
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  return (
    <FormButton
      size="small"
      variant="contained"
      disabled={selected.length === 0}
      trainings={selected}
      onDone={() => onUnselectItems()}
    >
      {translate('assigned.edit_several')}
    </FormButton>
  )
}

/** Why it was not done is told in a toast: the question is closed by then. */
export function DeleteButton({ training, onDeleted }: { training: TrainingView; onDeleted: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const [asked, setAsked] = useState(false)
  const notify = useNotify()
  const wordsOf = useFailureWords()
  const { run, running } = useIntent(deleteTraining, ['placements', 'insurances', 'dashboards'])
  const words = (key: string): string => translate(`assigned.delete.${key}`, { name: training.trainee.name })
  const remove = (): Promise<void> =>
    run({ params: { id: training.id } }).then(
      () => {
        toast('assigned.delete.done')
        onDeleted()
      },
      (error: unknown) => {
        setAsked(false)
        notify(wordsOf(error)[0] ?? '', { type: 'error' })
      },
    )
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        {words('button')}
      </Button>
      {asked && (
        <ConfirmDialog
          danger
          title={words('title')}
          consequence={training.placed ? words('placed') : words('text')}
          confirm={words('button')}
          running={running}
          refused={[]}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
