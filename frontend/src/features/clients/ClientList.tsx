// The clients that the current position may see: a trainee their own, a supervisor those they were named for.
import Box from '@mui/material/Box'
import type { ClientView } from '@practicum/shared/features/clients/clients.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { Person } from '../../ui/Person'
import { AllowButton, NewClientButton } from './ClientButtons'
import { mayAdd } from './client-rights'
import { UploadsChip } from './UploadsChip'

const address = ({ id }: ClientView): string => `/clients/${id}`

/** `incompleteOnly`: those for which nothing may be uploaded yet, each with the button that allows it, for dashboards. */
export function ClientList({ incompleteOnly = false }: { incompleteOnly?: boolean }) {
  const translate = useTranslate()
  const me = useMe()
  const adding = mayAdd(me)
  const label = (field: string): string => translate(`caseload.field.${field}`)
  const link = (client: ClientView) => <RowLink to={address(client)}>{client.code}</RowLink>
  /** The other one of the two. */
  const whose = me.role === 'trainee' ? 'supervisor' : 'trainee'
  const other = (client: ClientView) => {
    const person = client[whose]
    return person && <Person {...person} />
  }
  const uploads = (client: ClientView) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <UploadsChip client={client} />
      {incompleteOnly && <AllowButton client={client} />}
    </Box>
  )
  const quick = [
    { label: translate('caseload.incomplete'), filter: { incomplete: true } },
    { label: translate('caseload.archived'), filter: { archived: true } },
  ]
  return (
    <ListFrame<ClientView>
      label={translate('caseload.title')}
      resource="clients"
      sort={{ field: 'created_at', order: 'DESC' }}
      searchable={!incompleteOnly}
      quickFilters={incompleteOnly ? [] : quick}
      {...(incompleteOnly && { filter: { incomplete: true } })}
      open={address}
      intents={adding && <NewClientButton />}
      empty={<Empty adding={adding} waiting={incompleteOnly} />}
      columns={[
        { source: 'code', label: label('code'), sortable: true, render: link },
        { source: whose, label: label(whose), render: other },
        { source: 'can_upload', label: label('uploads'), render: uploads },
        {
          source: 'created_at',
          label: label('created_at'),
          sortable: true,
          render: ({ created_at }) => <InstantText at={created_at} />,
        },
      ]}
      card={client => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            {link(client)}
            {uploads(client)}
          </Box>
          {other(client)}
        </Box>
      )}
    />
  )
}

function Empty({ adding, waiting }: { adding: boolean; waiting: boolean }) {
  const translate = useTranslate()
  if (waiting) return <EmptyState text={translate('caseload.empty_waiting')} />
  return (
    <EmptyState text={translate(adding ? 'caseload.empty_own' : 'caseload.empty')}>
      {adding && <NewClientButton />}
    </EmptyState>
  )
}
