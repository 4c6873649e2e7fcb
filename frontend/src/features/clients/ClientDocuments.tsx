// What was uploaded for a client, and more of it once uploads are allowed.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FILE_KINDS } from '@practicum/shared/contract/attached'
import type { ClientDetails } from '@practicum/shared/features/clients/clients.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useToast } from '../../ui/toast'
import { DocumentList, DocumentsField, useAttachableChannel, useAttaching } from '../attachments/documents'
import { may } from './client-rights'

const TOUCHES = ['clients'] as const

export function ClientDocuments({ client }: { client: ClientDetails }) {
  const translate = useTranslate()
  const me = useMe()
  useAttachableChannel('client', client.id, TOUCHES)
  const { can_upload, archived, documents } = client
  const own = may('change', client, me)
  const open = own && can_upload && !archived
  const list = <DocumentList documents={documents} mayChange={open} touches={TOUCHES} />
  if (open) return <Sending client={client}>{documents.length > 0 && list}</Sending>
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

/** Files go out when they are chosen, and belong to the client once they are sent off. */
function Sending({ client, children }: { client: ClientDetails; children: React.ReactNode }) {
  const translate = useTranslate()
  const toast = useToast()
  const [sending, setSending] = useState(false)
  const { uploads, attachTo } = useAttaching('client', TOUCHES, FILE_KINDS)
  const isHeld = uploads.files.some(({ state }) => state === 'paused' || state === 'failed')
  const send = async (): Promise<void> => {
    setSending(true)
    const allWent = await attachTo([client.id])
    setSending(false)
    if (allWent) toast('caseload.documents.saved')
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <DocumentsField uploads={uploads} level="h2">
        {children}
      </DocumentsField>
      {uploads.files.length > 0 && (
        <Button variant="contained" loading={sending} disabled={isHeld} onClick={() => void send()}>
          {translate('caseload.documents.submit')}
        </Button>
      )}
    </Stack>
  )
}
