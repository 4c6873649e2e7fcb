// The events of the log that the reader may see, newest first, narrowed by what an auditor asks for.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EventView } from '@practicum/shared/features/audit/audit.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { EventDialog } from './EventDialog'
import { EventFilters } from './EventFilters'
import { ExportButton } from './ExportButton'
import { useTypeInWords } from './history-words'
import { Narrow } from './narrowing'

export function EventList() {
  const translate = useTranslate()
  const [opened, setOpened] = useState<string>()
  const label = (field: string): string => translate(`audit.field.${field}`)
  return (
    <>
      <ListFrame<EventView>
        label={translate('audit.explorer')}
        resource="audit/events"
        sort={{ field: 'position', order: 'DESC' }}
        searchable={false}
        filters={<EventFilters />}
        intents={<ExportButton />}
        empty={<EmptyState text={translate('audit.empty')} />}
        columns={[
          {
            source: 'occurred_at',
            sortBy: 'position',
            sortable: true,
            label: label('when'),
            render: event => <When event={event} />,
          },
          { source: 'type', label: label('type'), render: event => <Opener event={event} onOpen={setOpened} /> },
          { source: 'actor_name', label: label('actor'), render: event => <Who event={event} /> },
          {
            source: 'organization_name',
            label: label('organization'),
            render: event => event.organization_name ?? '–',
          },
          { source: 'stream', label: label('stream'), render: event => <Stream event={event} /> },
        ]}
        card={(event, shows) => (
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            {shows('type') && <Opener event={event} onOpen={setOpened} />}
            <Typography variant="body2" component="div">
              {shows('actor_name') && (
                <>
                  <Who event={event} />
                  {' · '}
                </>
              )}
              <InstantText at={event.occurred_at} clock />
            </Typography>
            {shows('stream') && <Stream event={event} />}
          </Box>
        )}
      />
      {opened && <EventDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Enough of the id to tell two streams apart; the whole stands in the details. */
const shortened = (stream: string): string => stream.replace(/-(.{4}).*(.{4})$/, ' $1…$2')

function Opener({ event, onOpen }: { event: EventView; onOpen: (id: string) => void }) {
  const typeInWords = useTypeInWords()
  return (
    <Typography
      component="button"
      type="button"
      variant="body2"
      onClick={() => onOpen(event.id)}
      sx={{
        p: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        fontWeight: 550,
        color: 'primary.main',
        cursor: 'pointer',
        textAlign: 'left',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {typeInWords(event.type)}
    </Typography>
  )
}

/** A person can be narrowed to; the product itself is nobody. */
function Who({ event: { actor_id, actor_name } }: { event: EventView }) {
  return isPerson(actor_id) ? <Narrow name="actor_id" value={actor_id} label={actor_name} /> : actor_name
}

const isPerson = (id: string): boolean => id.includes('-')

function When({ event }: { event: EventView }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <InstantText at={event.occurred_at} clock />
    </Box>
  )
}

function Stream({ event }: { event: EventView }) {
  return (
    <Typography component="code" variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <Narrow name="stream" value={event.stream} label={shortened(event.stream)} /> @ {event.revision}
    </Typography>
  )
}
