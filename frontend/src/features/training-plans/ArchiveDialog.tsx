// Asks before a plan or a level is archived, and says what follows.
import type {
  archiveTrainingLevel,
  archiveTrainingPlan,
} from '@practicum/shared/features/training-plans/changing.contract'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'

interface ArchiveDialogProps {
  readonly row: typeof archiveTrainingPlan | typeof archiveTrainingLevel
  readonly id: string
  readonly name: string
  readonly consequence: string
  readonly onClose: () => void
}

export function ArchiveDialog({ row, id, name, consequence, onClose }: ArchiveDialogProps) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running, refused } = useIntent(row)
  const archive = (): Promise<void> =>
    run({ params: { id }, body: { archived: true } }).then(
      () => {
        onClose()
        toast('plans.archive.done', { args: { name } })
      },
      () => undefined,
    )
  return (
    <ConfirmDialog
      title={translate('plans.archive.title', { name })}
      consequence={consequence}
      confirm={translate('plans.archive.button')}
      {...{ running, refused, onClose }}
      onConfirm={() => void archive()}
    />
  )
}
