// Archives an organization, after asking; restores it again.
import Button from '@mui/material/Button'
import { archiveOrganization, restoreOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { AskedButton } from '../../ui/AskedButton'
import { useToldIntent } from '../../ui/use-told-intent'

interface ArchiveButtonProps {
  readonly organization: Pick<OrganizationDetails, 'id' | 'name' | 'people_count'>
}

export function ArchiveButton({ organization: { id, name, people_count } }: ArchiveButtonProps) {
  const translate = useTranslate()
  return (
    <AskedButton
      row={archiveOrganization}
      options={{ params: { id } }}
      touches={['people', 'users']}
      title={translate('institution.archive.title', { name })}
      consequence={translate('institution.archive.text', { smart_count: people_count ?? 0 })}
      confirm={translate('institution.archive.button')}
      danger
      color="error"
      done={() => ['institution.archive.done', { args: { name } }]}
    />
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
