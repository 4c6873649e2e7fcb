// Takes in sites from a file.
import { SITE_COLUMNS } from '@practicum/shared/features/supervision-sites/site-columns'
import { ImportDialog } from '../imports/ImportDialog'

export default function ImportSitesDialog({ onClose }: { onClose: () => void }) {
  return <ImportDialog kind="sites" columns={SITE_COLUMNS} onClose={onClose} />
}
