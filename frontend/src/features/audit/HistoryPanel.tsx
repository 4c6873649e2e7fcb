// Who did what to this thing, when and why.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { EmptyState } from '../../ui/list/ListStates'
import { ReadFrame } from '../../ui/ReadFrame'
import { AsOfDialog, type Moment } from './AsOfDialog'
import { HistoryItem } from './HistoryItem'
import { newestFirst, usePastWords } from './history-words'
import { MomentField } from './MomentField'
import { type History, useHistory } from './use-history'

export interface HistoryPanelProps {
  readonly subject: string
  readonly id: string
}

export function HistoryPanel({ subject, id }: HistoryPanelProps) {
  return <HistoryView subject={subject} id={id} known={useHistory(subject, id)} />
}

/** What is known of it stays where it is shown beside something else. */
export function HistoryView({ subject, id, known }: HistoryPanelProps & { readonly known: History }) {
  const translate = useTranslate()
  const [moment, setMoment] = useState<Moment>()
  return (
    <>
      <MomentField onChoose={at => setMoment({ at })} />
      {moment && (
        <AsOfDialog
          subject={subject}
          id={id}
          moment={moment}
          entries={known.shown}
          onClose={() => setMoment(undefined)}
        />
      )}
      <ReadFrame read={known.read}>
        {() =>
          known.shown.length === 0 ? (
            <EmptyState text={translate('audit.empty')} />
          ) : (
            <Entries subject={subject} known={known} onOpen={setMoment} />
          )
        }
      </ReadFrame>
    </>
  )
}

interface EntriesProps extends Pick<HistoryPanelProps, 'subject'> {
  readonly known: History
  readonly onOpen: (moment: Moment) => void
}

function Entries({ subject, known: { shown, hidden, asking, showEarlier }, onOpen }: EntriesProps) {
  const translate = useTranslate()
  const words = usePastWords(subject)
  return (
    <>
      <Paper component="ol" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {newestFirst(shown).map(entry => (
          <Box
            key={entry.id}
            component="li"
            sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
          >
            <HistoryItem entry={entry} words={words} onOpen={onOpen} />
          </Box>
        ))}
      </Paper>
      {hidden && (
        <Button loading={asking === 'yes'} onClick={showEarlier} sx={{ mt: 1 }}>
          {translate('audit.earlier')}
        </Button>
      )}
      {asking === 'failed' && (
        <Typography role="alert" color="error">
          {translate('audit.unavailable')}
        </Typography>
      )}
    </>
  )
}
