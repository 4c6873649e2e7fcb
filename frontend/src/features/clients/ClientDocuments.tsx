// What was uploaded for a client, and more of it once uploads are allowed.
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FILE_KINDS } from '@practicum/shared/contract/attached'
import type { ClientDetails } from '@practicum/shared/features/clients/clients.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { DocumentList, SendingDocuments, useAttachableChannel } from '../attachments/documents'
import { may } from './client-rights'

const TOUCHES = ['clients'] as const
const WORDS = { submit: 'caseload.documents.submit', saved: 'caseload.documents.saved' } as const

export function ClientDocuments({ client }: { client: ClientDetails }) {
  const translate = useTranslate()
  const me = useMe()
  useAttachableChannel('client', client.id, TOUCHES)
  const { can_upload, archived, documents } = client
  const own = may('change', client, me)
  const open = own && can_upload && !archived
  const list = <DocumentList documents={documents} mayChange={open} touches={TOUCHES} />
  if (open) {
    return (
      <SendingDocuments type="client" id={client.id} touches={TOUCHES} kinds={FILE_KINDS} words={WORDS}>
        {documents.length > 0 && list}
      </SendingDocuments>
    )
  }
  return (
    <Stack spacing={1} component="section">
      <Typography variant="subtitle2" component="h2">
        {translate('caseload.documents.title')}
      </Typography>
      {documents.length > 0 ? list : <Typography>{translate('caseload.documents.none')}</Typography>}
      {own && !archived && (
        <Typography color="textSecondary">
          {translate(client.supervisor ? 'caseload.documents.closed' : 'caseload.request.nobody')}
        </Typography>
      )}
    </Stack>
  )
}
