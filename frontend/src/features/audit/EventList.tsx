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
import { useThingInWords, useTypeInWords } from './history-words'
import { isPerson, Narrow } from './narrowing'
import { kindOf } from './things'

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
        quickFilters={[{ label: translate('audit.with_bulk'), filter: { with_bulk: true } }]}
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
          { source: 'stream', label: label('thing'), render: event => <Thing event={event} /> },
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
              {shows('stream') && (
                <>
                  {' · '}
                  <Thing event={event} />
                </>
              )}
            </Typography>
          </Box>
        )}
      />
      {opened && <EventDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

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
  const translate = useTranslate()
  if (!isPerson(actor_id)) return translate('audit.system')
  return <Narrow name="actor_id" value={actor_id} label={actor_name} />
}

function When({ event }: { event: EventView }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <InstantText at={event.occurred_at} clock />
    </Box>
  )
}

function Thing({ event: { stream } }: { event: EventView }) {
  const thingInWords = useThingInWords()
  return <Narrow name="stream" value={stream} label={thingInWords(kindOf(stream))} one />
}
