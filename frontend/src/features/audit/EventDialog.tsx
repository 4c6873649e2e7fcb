// One event whole: what it says, who caused it, and where it stands in the log.
import Box from '@mui/material/Box'
import { getEvent } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { typeInWords } from './history-words'
import { LookDialog } from './LookDialog'

export function EventDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate()
  const read = useRead(getEvent, { params: { id } })
  return (
    <LookDialog title={read.data ? typeInWords(read.data.type) : translate('audit.event')} onClose={onClose}>
      <ReadFrame read={read}>
        {({ data, metadata, stream, revision, position }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Json title={translate('audit.data')} value={data} />
            <Json title={translate('audit.metadata')} value={{ stream, revision, position, ...metadata }} />
          </Box>
        )}
      </ReadFrame>
    </LookDialog>
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
        // Reachable by keyboard, because it scrolls.
        tabIndex={0}
        sx={{ m: 0, p: 2, bgcolor: 'action.hover', borderRadius: 1, overflowX: 'auto', fontSize: '0.8125rem' }}
      >
        {JSON.stringify(value, null, 2)}
      </Box>
    </Box>
  )
}
