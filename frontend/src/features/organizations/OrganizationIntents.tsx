// What can be done with an organization as a whole, by those who look after it; what is for admins alone stands first, away from the most usual.
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { useMe } from '../../providers/me'
import { ArchiveButton, DeleteOrganizationButton, RestoreButton } from './ArchiveButtons'
import { CloneDialog } from './CloneDialog'
import { EditOrganizationDialog } from './EditOrganizationDialog'
import { IntentButton } from './IntentButton'
import { LogoDialog } from './LogoDialog'
import { OwnerDialog } from './OwnerDialog'

export function OrganizationIntents({ organization }: { organization: OrganizationDetails }) {
  const { role, position } = useMe()
  const isAdmin = role === 'admin'
  if (isAdmin && organization.archived_at !== null)
    return (
      <>
        <DeleteOrganizationButton organization={organization} />
        <RestoreButton organization={organization} />
      </>
    )
  if (!organization.cared_for) return null
  return (
    <>
      {isAdmin && position.organization_id !== organization.id && <ArchiveButton organization={organization} />}
      {isAdmin && <IntentButton intent="clone" dialog={CloneDialog} organization={organization} />}
      {isAdmin && <IntentButton intent="owner" dialog={OwnerDialog} organization={organization} />}
      <IntentButton intent="logo" dialog={LogoDialog} organization={organization} />
      <IntentButton intent="edit" dialog={EditOrganizationDialog} organization={organization} />
    </>
  )
}
