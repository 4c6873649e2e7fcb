// What is done with a level of training: made, renamed, archived after it was said what follows, and brought back.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import {
  archiveTrainingLevel,
  createTrainingLevel,
  renameTrainingLevel,
} from '@practicum/shared/features/training-plans/changing.contract'
import type { TrainingLevelView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { LEVEL_NAME_MAX } from '@practicum/shared/features/training-plans/training-plans.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { useToldIntent } from '../../ui/use-told-intent'
import { ArchiveDialog } from './ArchiveDialog'

export function NewLevelButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('plans.level.add')}
      </Button>
      {open && <LevelFormDialog onClose={() => setOpen(false)} />}
    </>
  )
}

export function LevelIntents({ level }: { level: TrainingLevelView }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'rename' | 'archive'>()
  const { restore, running } = useRestoreLevel(level)
  const close = (): void => setOpen(undefined)
  if (level.archived) {
    return (
      <Button variant="outlined" loading={running} onClick={restore}>
        {translate('plans.restore.button')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen('archive')}>
        {translate('plans.archive.button')}
      </Button>
      <Button variant="outlined" onClick={() => setOpen('rename')}>
        {translate('plans.level.rename')}
      </Button>
      {open === 'rename' && <LevelFormDialog level={level} onClose={close} />}
      {open === 'archive' && <ArchiveLevelDialog level={level} onClose={close} />}
    </>
  )
}

interface OfLevel {
  readonly level: TrainingLevelView
  readonly onClose: () => void
}

export function LevelFormDialog({ level, onClose }: Partial<Pick<OfLevel, 'level'>> & Pick<OfLevel, 'onClose'>) {
  const translate = useTranslate()
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = level
  const form = Form.useDialogForm<{ readonly name: string }, { readonly id: string }>({
    messages: 'plans.field',
    values: { name: level?.name ?? '' },
    request: body =>
      opened
        ? requestOf(renameTrainingLevel, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(createTrainingLevel, { body }),
    onClose,
    onSaved: (_answer, { name }) => ({ notice: `plans.level.${opened ? 'renamed' : 'created'}`, args: { name } }),
  })
  const { bind, labels } = form
  const title = opened ? translate('plans.level.rename_of', { name: opened.name }) : translate('plans.level.create')
  return (
    <Form.FormDialog {...{ form, onClose, title }} submit={translate('plans.level.submit')}>
      {level && (
        <Form.ConflictAlert
          {...{ form, now: { name: level.name } }}
          text={translate('plans.level.changed')}
          fields={labels(['name'])}
        />
      )}
      <Form.TextField {...bind('name')} max={LEVEL_NAME_MAX} required autoFocus />
    </Form.FormDialog>
  )
}

export function ArchiveLevelDialog({ level: { id, name }, onClose }: OfLevel) {
  const consequence = useTranslate()('plans.level.archive_text')
  return <ArchiveDialog {...{ id, name, consequence, onClose }} row={archiveTrainingLevel} />
}

export function useRestoreLevel({ id, name }: TrainingLevelView) {
  const { run, running } = useToldIntent(archiveTrainingLevel)
  const restore = (): void =>
    void run({ params: { id }, body: { archived: false } }, () => ['plans.restore.done', { args: { name } }])
  return { restore, running }
}
