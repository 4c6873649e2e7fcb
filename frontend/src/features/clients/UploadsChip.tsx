// Whether files may be uploaded for a client.
import type { ClientView } from '@practicum/shared/features/clients/clients.contract'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'

type Uploads = Pick<ClientView, 'can_upload' | 'upload_requested'>

export function UploadsChip({ client: { can_upload, upload_requested } }: { client: Uploads }) {
  const translate = useTranslate()
  if (can_upload) return <StatusChip tone="success" weight="quiet" label={translate('caseload.uploads.allowed')} />
  return upload_requested ? (
    <StatusChip tone="warning" weight="alert" label={translate('caseload.uploads.requested')} />
  ) : (
    <StatusChip tone="default" weight="quiet" label={translate('caseload.uploads.closed')} />
  )
}
