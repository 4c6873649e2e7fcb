// Asks before a plan or a level is archived, and says what follows.
import type {
  archiveTrainingLevel,
  archiveTrainingPlan,
} from '@practicum/shared/features/training-plans/changing.contract'
import { useTranslate } from 'react-admin'
import { AskedDialog } from '../../ui/AskedDialog'

interface ArchiveDialogProps {
  readonly row: typeof archiveTrainingPlan | typeof archiveTrainingLevel
  readonly id: string
  readonly name: string
  readonly consequence: string
  readonly onClose: () => void
}

export function ArchiveDialog({ row, id, name, consequence, onClose }: ArchiveDialogProps) {
  const translate = useTranslate()
  return (
    <AskedDialog
      row={row}
      options={{ params: { id }, body: { archived: true } }}
      title={translate('plans.archive.title', { name })}
      consequence={consequence}
      confirm={translate('plans.archive.button')}
      done={() => ['plans.archive.done', { args: { name } }]}
      onClose={onClose}
    />
  )
}
