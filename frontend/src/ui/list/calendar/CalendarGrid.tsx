// The days of a calendar and what stands on them, drawn by FullCalendar in our colours.
import FullCalendar, { type CalendarRef, type EventClickInfo, type EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import list from '@fullcalendar/react/list'
import spanish from '@fullcalendar/react/locales/es'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import Box from '@mui/material/Box'
import { type Theme, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { SystemStyleObject } from '@mui/system'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { wallClock } from '@practicum/shared/kernel/dates'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { afterDrawn } from '../../after-drawn'
import { pageLanguage } from '../../language'
import { useReader } from '../../use-reader'
import { AGENDA_DAYS, type DayRange, type EntryTone, type LinkedEntry, type Scale } from './calendar'

export interface CalendarGridProps {
  readonly entries: readonly LinkedEntry[]
  readonly scale: Scale
  readonly range: DayRange
  readonly day: string
  /** What stands on it has a time of day. */
  readonly timed: boolean
}

const VIEWS: Readonly<Record<Scale, string>> = { month: 'dayGridMonth', week: 'dayGridWeek', agenda: 'agenda' }
const WEEK_BY_THE_CLOCK = 'timeGridWeek'
const OWN_VIEWS = { agenda: { type: 'list', duration: { days: AGENDA_DAYS } } }
/** Rows of a day in a month, before the rest of them is behind a link. */
const ROWS = 4
/** Of a month: all its weeks fit on a screen that is wide, and days of a narrow one have room for a finger. */
const SHAPE = { wide: 2.2, narrow: 1.35 }
/** The hours of a week in which people meet; more where something stands at others. */
const USUAL_HOURS = { first: 7, last: 19 }

export function CalendarGrid({ entries, scale, range, day, timed }: CalendarGridProps) {
  const translate = useTranslate()
  const follow = useFollowing()
  const { now, zone } = useReader()
  const colors = colorsOf(useTheme())
  const calendar = useRef<CalendarRef>(null)
  const view = timed && scale === 'week' ? WEEK_BY_THE_CLOCK : VIEWS[scale]
  // A month is known by a day of its own, not by the week that it begins in.
  const shown = scale === 'month' ? day : range.from
  useEffect(() => calendar.current?.getApi().changeView(view, shown), [view, shown])
  const drawn = useDrawn()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  return (
    <Box sx={[inOurColors, !drawn && { visibility: 'hidden' }]}>
      <FullCalendar
        ref={calendar}
        plugins={[dayGrid, timeGrid, list, classic]}
        views={OWN_VIEWS}
        initialView={view}
        initialDate={shown}
        headerToolbar={false}
        locales={[spanish]}
        locale={pageLanguage()}
        firstDay={1}
        fixedWeekCount={false}
        timeZone={zone}
        now={now.toISOString()}
        nowIndicator
        {...hoursOf(entries, zone)}
        allDaySlot={false}
        displayEventTime={timed}
        height="auto"
        aspectRatio={wide ? SHAPE.wide : SHAPE.narrow}
        borderless
        dayMaxEventRows={ROWS}
        moreLinkClick="popover"
        moreLinkText={count => translate('app.calendar.others', { smart_count: count })}
        moreLinkHint={translate('app.calendar.others_of_day')}
        closeHint={translate('app.calendar.close')}
        allDayText={translate('app.calendar.all_day')}
        noEventsText={translate('app.calendar.nothing')}
        headingLevel={3}
        events={entries.map(({ id, title, start, end, to, tone, status }) => ({
          ...{ id, title, start, url: to, extendedProps: { status }, ...colors[tone] },
          ...(end !== undefined && { end }),
          allDay: start.length === 'YYYY-MM-DD'.length,
        }))}
        eventClick={follow}
        eventContent={Entry}
      />
    </Box>
  )
}

/** Its rows have their heights a frame after they are there: until then it holds its place, unseen. */
function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => afterDrawn(() => setDrawn(true)), [])
  return drawn
}

const pad = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`

/** Whole hours, as the clocks of the zone show them. */
function hoursOf(entries: readonly LinkedEntry[], zone: string): { slotMinTime: string; slotMaxTime: string } {
  const hourOf = (at: string): number => wallClock(zone, new Date(at)).getUTCHours()
  const starts = entries.map(({ start }) => hourOf(start))
  // What goes on after midnight is seen until then.
  const ends = entries.map(({ start, end = start }) => (hourOf(end) < hourOf(start) ? 24 : hourOf(end) + 1))
  return {
    slotMinTime: pad(Math.min(USUAL_HOURS.first, ...starts)),
    slotMaxTime: pad(Math.max(USUAL_HOURS.last, ...ends)),
  }
}

/** A link like every other: in place, or where whoever presses it wants it. */
function useFollowing(): (pressed: EventClickInfo) => void {
  const navigate = useNavigate()
  return ({ event, jsEvent }) => {
    if (jsEvent.metaKey || jsEvent.ctrlKey || jsEvent.shiftKey || jsEvent.button !== 0) return
    jsEvent.preventDefault()
    void navigate(event.url)
  }
}

const CUT_SHORT = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const

const Entry = ({ event, timeText, timeClass, titleClass }: EventDisplayInfo) => (
  <>
    {timeText && <span className={timeClass}>{timeText}</span>}
    <Box component="span" className={titleClass} title={event.title} sx={CUT_SHORT}>
      {event.title}
    </Box>
    <Box component="span" sx={visuallyHidden}>
      {`, ${String(event.extendedProps.status)}`}
    </Box>
  </>
)

interface EntryColors {
  readonly color: string
  readonly contrastColor: string
}

const colorsOf = ({ palette }: Theme): Readonly<Record<EntryTone, EntryColors>> => ({
  late: { color: palette.error.main, contrastColor: palette.error.contrastText },
  open: { color: palette.primary.main, contrastColor: palette.primary.contrastText },
  now: { color: palette.success.main, contrastColor: palette.success.contrastText },
  over: { color: palette.action.selected, contrastColor: palette.text.primary },
})

/** Those of the theme by the names that the calendar knows them by. */
const inOurColors = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  '--fc-classic-primary': palette.primary.main,
  '--fc-classic-primary-foreground': palette.primary.contrastText,
  '--fc-classic-event': palette.primary.main,
  '--fc-classic-event-contrast': palette.primary.contrastText,
  '--fc-classic-today': palette.action.hover,
  '--fc-classic-highlight': palette.action.selected,
  '--fc-classic-now': palette.error.main,
  '--fc-classic-small-dot-width': '8px',
  '--fc-classic-large-dot-width': '10px',
  '--fc-classic-background': palette.background.paper,
  '--fc-classic-faint': palette.action.hover,
  '--fc-classic-muted': palette.action.hover,
  '--fc-classic-strong': palette.action.selected,
  '--fc-classic-foreground': palette.text.primary,
  '--fc-classic-faint-foreground': palette.text.secondary,
  '--fc-classic-muted-foreground': palette.text.secondary,
  '--fc-classic-border': palette.divider,
  '--fc-classic-strong-border': palette.text.secondary,
})
