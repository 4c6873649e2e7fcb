// One event whole: what it says, who caused it, and where it stands in the log.
import Box from '@mui/material/Box'
import { getEvent } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { LookDialog } from '../../ui/LookDialog'
import { ReadFrame } from '../../ui/ReadFrame'
import { useTypeInWords } from './history-words'

export function EventDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const read = useRead(getEvent, { params: { id } })
  return (
    <LookDialog title={read.data ? typeInWords(read.data.type) : translate('audit.event')} onClose={onClose}>
      <ReadFrame read={read}>
        {({ data, metadata, stream, revision, position, ...event }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Facts
              facts={[
                { label: translate('audit.field.actor'), value: event.actor_name },
                { label: translate('audit.field.when'), value: <Exactly at={event.occurred_at} /> },
                { label: translate('audit.field.organization'), value: event.organization_name },
              ]}
            />
            <Json title={translate('audit.data')} value={data} />
            <Json title={translate('audit.metadata')} value={{ stream, revision, position, ...metadata }} />
          </Box>
        )}
      </ReadFrame>
    </LookDialog>
  )
}

/** As people say it, and to the thousandth of a second, as it stands in the log. */
function Exactly({ at }: { at: string }) {
  return (
    <>
      <InstantText at={at} clock /> · <code>{at}</code>
    </>
  )
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.875rem' }}>
        {title}
      </Box>
      <Box
        component="pre"
        sx={{
          m: 0,
          p: 2,
          bgcolor: 'action.hover',
          borderRadius: 1,
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {JSON.stringify(value, null, 2)}
      </Box>
    </Box>
  )
}
