// How often one gets a mail about what one has not read: kept as soon as it is chosen.
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  chooseNotificationSummary,
  notificationSummary,
} from '@practicum/shared/features/notifications/notification-summary.contract'
import { SUMMARIES, type SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { useToldIntent } from '../../ui/use-told-intent'
import { summaryMessages } from './summary.messages'

export function SummaryChoice() {
  return (
    <ScreenWords name="summaries" english={summaryMessages}>
      <Choice />
    </ScreenWords>
  )
}

function Choice() {
  const read = useRead(notificationSummary, {})
  return <ReadFrame read={read}>{({ often }) => <Chosen often={often} />}</ReadFrame>
}

function Chosen({ often }: { often: SummaryOften }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { run, running } = useToldIntent(chooseNotificationSummary)
  const choose = (next: SummaryOften): void =>
    void run({ body: { often: next } }, () => [translate(`summaries.done.${next}`)])
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('summaries.label')}
      helperText={translate('summaries.help')}
      value={often}
      disabled={running || user.is_impersonating}
      onChange={event => choose(event.target.value as SummaryOften)}
      sx={{ maxWidth: 420, width: '100%', my: 2 }}
    >
      {SUMMARIES.map(one => (
        <MenuItem key={one} value={one}>
          {translate(`summaries.often.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
