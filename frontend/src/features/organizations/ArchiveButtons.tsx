// Archives an organization, after asking; restores it again.
import Button from '@mui/material/Button'
import { archiveOrganization, restoreOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'
import { useToldIntent } from '../../ui/use-told-intent'

interface ArchiveButtonProps {
  readonly organization: Pick<OrganizationDetails, 'id' | 'name' | 'people_count'>
}

export function ArchiveButton({ organization: { id, name, people_count } }: ArchiveButtonProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(archiveOrganization, ['people', 'users'])
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const archive = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        toast(translate('institution.archive.done', { name }))
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {translate('institution.archive.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={translate('institution.archive.title', { name })}
          consequence={translate('institution.archive.text', { smart_count: people_count ?? 0 })}
          confirm={translate('institution.archive.button')}
          running={running}
          refused={refused}
          onConfirm={() => void archive()}
          onClose={close}
        />
      )}
    </>
  )
}

export function RestoreButton({ organization: { id, name } }: ArchiveButtonProps) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(restoreOrganization, ['people', 'users'])
  return (
    <Button
      variant="contained"
      loading={running}
      onClick={() => void run({ params: { id } }, () => [translate('institution.restore.done', { name })])}
    >
      {translate('institution.restore.button')}
    </Button>
  )
}
