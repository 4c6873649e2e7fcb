// What is done with clients: added and changed in a form, uploads asked for, allowed and forbidden, put away and brought back.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import {
  allowClientUploads,
  archiveClient,
  type ClientView,
  requestClientUploads,
} from '@practicum/shared/features/clients/clients.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { AskedButton } from '../../ui/AskedButton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToldIntent } from '../../ui/use-told-intent'
import { may } from './client-rights'

const ClientFormDialog = lazyWithRetry(() => import('./ClientFormDialog'))
const TOUCHES = ['dashboards'] as const

export function NewClientButton() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('caseload.add')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ClientFormDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface OfClient {
  readonly client: ClientView
}

/** Those of whoever looks at it. */
export function ClientIntents({ client }: OfClient) {
  const me = useMe()
  if (may('allowUploads', client, me)) return !client.archived && <UploadsButtons client={client} />
  if (!may('change', client, me)) return null
  return client.archived ? <RestoreButton client={client} /> : <OwnIntents client={client} />
}

function OwnIntents({ client }: OfClient) {
  const translate = useTranslate()
  const { code, id } = client
  return (
    <>
      <AskedButton
        row={archiveClient}
        options={{ params: { id }, body: { archived: true } }}
        touches={TOUCHES}
        title={translate('caseload.archive.title', { code })}
        consequence={translate('caseload.archive.text')}
        confirm={translate('caseload.archive.button')}
        done={() => ['caseload.archive.done', { args: { code } }]}
      />
      <EditClientButton client={client} />
      <RequestButton client={client} />
    </>
  )
}

function EditClientButton({ client }: OfClient) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('caseload.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ClientFormDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function RequestButton({ client: { id, supervisor, can_upload, upload_requested } }: OfClient) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(requestClientUploads, TOUCHES)
  if (!supervisor || can_upload || upload_requested) return null
  const ask = () => run({ params: { id } }, () => ['caseload.request.done', { args: { name: supervisor.name } }])
  return (
    <Button variant="contained" loading={running} onClick={() => void ask()}>
      {translate('caseload.request.button')}
    </Button>
  )
}

function RestoreButton({ client: { id, code } }: OfClient) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(archiveClient, TOUCHES)
  const restore = () =>
    run({ params: { id }, body: { archived: false } }, () => ['caseload.restore.done', { args: { code } }])
  return (
    <Button variant="outlined" loading={running} onClick={() => void restore()}>
      {translate('caseload.restore.button')}
    </Button>
  )
}

function UploadsButtons({ client }: OfClient) {
  const { can_upload, upload_requested } = client
  return (
    <>
      {can_upload && <ForbidButton client={client} words="forbid" />}
      {upload_requested && <ForbidButton client={client} words="decline" />}
      {!can_upload && <AllowButton client={client} />}
    </>
  )
}

/** What was allowed, or what was asked for. */
function ForbidButton({ client: { code, id }, words }: OfClient & { words: 'forbid' | 'decline' }) {
  const translate = useTranslate()
  return (
    <AskedButton
      row={allowClientUploads}
      options={{ params: { id }, body: { can_upload: false } }}
      touches={TOUCHES}
      title={translate(`caseload.${words}.title`, { code })}
      consequence={translate(`caseload.${words}.text`)}
      confirm={translate(`caseload.${words}.button`)}
      done={() => [`caseload.${words}.done`, { args: { code } }]}
    />
  )
}

export function AllowButton({ client: { id, code } }: OfClient) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(allowClientUploads, TOUCHES)
  const allow = () =>
    run({ params: { id }, body: { can_upload: true } }, () => ['caseload.allow.done', { args: { code } }])
  return (
    <Button
      variant="contained"
      loading={running}
      aria-label={translate('caseload.allow.named', { code })}
      // In a list the row leads to the page.
      onClick={event => {
        event.stopPropagation()
        void allow()
      }}
    >
      {translate('caseload.allow.button')}
    </Button>
  )
}
