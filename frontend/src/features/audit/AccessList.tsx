// Who was shown or refused protected data, newest first; a person or a thing in it narrows the list to itself.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AccessView } from '@practicum/shared/features/audit/access.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { StatusChip } from '../../ui/StatusChip'
import { AccessFilters } from './AccessFilters'
import { useTypeInWords } from './history-words'
import { Narrow, shortened } from './narrowing'

export function AccessList() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`audit.field.${field}`)
  return (
    <ListFrame<AccessView>
      label={translate('audit.tabs.accesses')}
      resource="audit/accesses"
      sort={{ field: 'at', order: 'DESC' }}
      searchable={false}
      filters={<AccessFilters />}
      empty={<EmptyState text={translate('audit.empty')} />}
      columns={[
        { source: 'at', sortable: true, label: label('when'), render: access => <InstantText at={access.at} clock /> },
        { source: 'row', label: label('call'), render: access => <Call access={access} /> },
        { source: 'outcome', label: label('outcome'), render: access => <Outcome access={access} /> },
        { source: 'user_name', label: label('actor'), render: access => <Who access={access} /> },
        {
          source: 'organization_name',
          label: label('organization'),
          render: access => access.organization_name ?? '–',
        },
        { source: 'object_ids', label: label('things'), render: access => <Things access={access} /> },
      ]}
      card={(access, shows) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {shows('row') && <Call access={access} />} {shows('outcome') && <Outcome access={access} />}
          </Box>
          <Typography variant="body2" component="div">
            {shows('user_name') && (
              <>
                <Who access={access} />
                {' · '}
              </>
            )}
            <InstantText at={access.at} clock />
          </Typography>
          {shows('object_ids') && <Things access={access} />}
        </Box>
      )}
    />
  )
}

/** What was called; of an export also why. */
function Call({ access: { row, asked } }: { access: AccessView }) {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  return (
    <span>
      {typeInWords(row)}
      {typeof asked?.reason === 'string' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('audit.because', { reason: asked.reason })}
        </Typography>
      )}
    </span>
  )
}

function Outcome({ access: { outcome, status } }: { access: AccessView }) {
  const translate = useTranslate()
  const words = translate(`audit.outcome.${outcome}`)
  return outcome === 'answered' ? (
    <StatusChip tone="default" label={words} />
  ) : (
    <StatusChip tone="error" weight="alert" label={`${words} (${status})`} />
  )
}

function Who({ access: { user_id, user_name, root_user_id, token_id } }: { access: AccessView }) {
  const translate = useTranslate()
  return (
    <>
      <Narrow name="user_id" value={user_id} label={user_name} />
      {root_user_id !== null && translate('audit.by_login_as')}
      {token_id !== null && translate('audit.by_access_token')}
    </>
  )
}

/** Enough to see at a glance; the rest is a number. */
const FIRST = 2

function Things({ access: { object_ids, object_count } }: { access: AccessView }) {
  const translate = useTranslate()
  const more = object_count - Math.min(FIRST, object_ids.length)
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      {object_ids.slice(0, FIRST).map(id => (
        <Narrow key={id} name="object_id" value={id} label={shortened(id)} one />
      ))}
      {more > 0 && (
        <Typography component="span" variant="caption" color="textSecondary">
          {translate('audit.more', { count: more })}
        </Typography>
      )}
    </Box>
  )
}
