// What an admin does with several organizations at once: archive them, restore them.
import { archiveOrganization, restoreOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import type { OrganizationItem } from '@practicum/shared/features/organizations/organizations.contract'
import { useMe } from '../../providers/me'
import { BulkIntent } from '../../ui/list/BulkIntent'

const TOUCHES = ['people', 'users'] as const
const nameOf = ({ name }: OrganizationItem): string => name

export function OrganizationBulk() {
  const own = useMe().position.organization_id
  return (
    <>
      <BulkIntent<OrganizationItem>
        row={restoreOrganization}
        touches={TOUCHES}
        words="institution.bulk.restore"
        nameOf={nameOf}
        applies={({ archived_at }) => archived_at !== null}
      />
      <BulkIntent<OrganizationItem>
        row={archiveOrganization}
        touches={TOUCHES}
        words="institution.bulk.archive"
        nameOf={nameOf}
        applies={({ id, archived_at }) => archived_at === null && id !== own}
      />
    </>
  )
}
