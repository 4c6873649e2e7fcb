// Invites people from a file, however many.
import { PEOPLE_COLUMNS } from '@practicum/shared/features/invites/people-columns'
import { ImportDialog } from '../imports/ImportDialog'

export default function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  return <ImportDialog kind="people" columns={PEOPLE_COLUMNS} onClose={onClose} />
}
