// The same list by day: a month, a week or an agenda, in the zone of whoever looks.
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type RaRecord, useTranslate } from 'react-admin'
import { dayAndMonth, monthAndYear } from '../../dates'
import { ListFailed } from '../ListStates'
import { CalendarGrid } from './CalendarGrid'
import { type CalendarContent, entriesOf, SCALES, type Scale } from './calendar'
import { type CalendarDays, useCalendarDays } from './use-calendar-days'
import { MOST_ENTRIES, useEntries } from './use-entries'

export interface CalendarProps<Item extends RaRecord> {
  readonly label: string
  readonly calendar: CalendarContent<Item>
  /** Where an entry leads. */
  readonly open: (item: Item) => string
}

export default function Calendar<Item extends RaRecord>({ label, calendar, open }: CalendarProps<Item>) {
  const translate = useTranslate()
  const days = useCalendarDays()
  const { items, pending, failed, more, refetch } = useEntries(calendar, days.range)
  const entries = entriesOf(items, calendar, open)
  return (
    <Box component="section" aria-label={translate('app.calendar.label', { list: label })} aria-busy={pending}>
      <Heading days={days} />
      {failed && <ListFailed onRetry={refetch} />}
      {more && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('app.calendar.more', { count: MOST_ENTRIES })}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        {pending && (
          <LinearProgress
            aria-label={translate('app.loading')}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1, height: 3 }}
          />
        )}
        <CalendarGrid entries={entries} {...days} timed={calendar.timed} />
      </Paper>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {!pending && !failed && entries.length === 0 && translate('app.calendar.nothing')}
      </Typography>
    </Box>
  )
}

function Heading({ days: { scale, day, today, range, goTo, step, scaleTo } }: { days: CalendarDays }) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`app.calendar.${key}`)
  const ends = { from: dayAndMonth(range.from), to: dayAndMonth(range.to) }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Button variant="outlined" size="small" disabled={day === today} onClick={() => goTo(today)}>
        {words('today')}
      </Button>
      <Box sx={{ display: 'flex' }}>
        <Tooltip title={words(`before.${scale}`)}>
          <IconButton aria-label={words(`before.${scale}`)} onClick={() => step(-1)}>
            <ChevronLeft />
          </IconButton>
        </Tooltip>
        <Tooltip title={words(`after.${scale}`)}>
          <IconButton aria-label={words(`after.${scale}`)} onClick={() => step(1)}>
            <ChevronRight />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography component="h2" variant="subtitle1" aria-live="polite" sx={{ flexGrow: 1 }}>
        {scale === 'month' ? monthAndYear(day) : translate('app.calendar.days', ends)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={words('scale')}
        value={scale}
        onChange={(_event, to: Scale | null) => to && scaleTo(to)}
      >
        {SCALES.map(one => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 1.5 }}>
            {words(one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
