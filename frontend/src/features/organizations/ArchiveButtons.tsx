// Archives an organization, after asking; restores it again, or deletes it where nobody ever came to it.
import Button from '@mui/material/Button'
import {
  archiveOrganization,
  deleteOrganization,
  restoreOrganization,
} from '@practicum/shared/features/organizations/archiving.contract'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
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

export function DeleteOrganizationButton({ organization: { id, name } }: ArchiveButtonProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <AskedButton
      row={deleteOrganization}
      options={{ params: { id } }}
      title={translate('institution.delete.title', { name })}
      consequence={translate('institution.delete.text')}
      confirm={translate('institution.delete.button')}
      danger
      color="error"
      done={() => {
        navigate('/admin/organizations')
        return ['institution.delete.done', { args: { name } }]
      }}
    />
  )
}
