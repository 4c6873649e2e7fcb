// The trainings of one trainee on a line of time, each with its placements as spans beneath it, and where the present day is.
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { dayAndMonth, shortDay } from '../../ui/dates'
import { useReader } from '../../ui/use-reader'
import { MARKS_TURN, type PlacementSpan, type Span, type Timeline, timelineOf } from './training-timeline'

/** A span of few days is seen all the same. */
const LEAST_WIDTH = 6

const percent = (part: number): string => `${100 * part}%`

export function TrainingTimeline({ trainings }: { trainings: readonly TrainingView[] }) {
  const translate = useTranslate()
  const { now, zone } = useReader()
  const line = timelineOf(trainings, dateIn(zone, now))
  return (
    <Box component="section" aria-label={translate('assigned.timeline.label')} sx={{ mb: 2 }}>
      <Box sx={{ position: 'relative' }}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {line.spans.map(span => (
            <Row key={span.training.id} span={span} />
          ))}
        </Box>
        {line.today !== undefined && <Today at={line.today} />}
      </Box>
      <Marks line={line} />
    </Box>
  )
}

function Row({ span: { training, placements, from, length } }: { span: Span }) {
  const translate = useTranslate()
  const { display_name, start_at, end_at } = training
  const dates = translate('assigned.dates', { start: shortDay(start_at), end: shortDay(end_at) })
  return (
    <li>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('assigned.timeline.span', { name: display_name, dates })}
      </Typography>
      <Bar height={10} from={from} length={length} look={SPANS[training.state]} />
      {placements.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {placements.map(span => (
            <Placement key={span.placement.id} span={span} />
          ))}
        </Box>
      )}
    </li>
  )
}

interface BarProps extends Pick<Span, 'from' | 'length'> {
  readonly height: number
  readonly look: (typeof SPANS)[keyof typeof SPANS]
}

function Bar({ height, from, length, look }: BarProps) {
  return (
    <Box aria-hidden sx={{ position: 'relative', height, my: 0.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Box
        sx={{
          ...{ position: 'absolute', inset: 0, borderRadius: 1, minWidth: LEAST_WIDTH },
          ...{ left: percent(from), width: percent(length) },
          ...look,
        }}
      />
    </Box>
  )
}

/** Named where it begins; its days are seen, and read to whoever does not see them. */
function Placement({ span: { placement, from, length, startAt, endAt } }: { span: PlacementSpan }) {
  const translate = useTranslate()
  const { supervision_site, status, archived } = placement
  const standing = translate(`placements.status.${archived ? 'archived' : status}`)
  const dates = translate('assigned.dates', { start: shortDay(startAt), end: shortDay(endAt) })
  return (
    <li>
      <Bar height={6} from={from} length={length} look={lookOf(placement)} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ ml: percent(Math.min(from, NAMES_TURN)), overflowWrap: 'anywhere' }}
      >
        {translate('assigned.timeline.placement', { site: supervision_site.name, status: standing })}
        <Box component="span" sx={visuallyHidden}>
          {translate('assigned.timeline.lasting', { dates })}
        </Box>
      </Typography>
    </li>
  )
}

/** What is in force is full, what is asked for an outline, what came to nothing or was put away grey. */
function lookOf({ status, archived }: PlacementSpan['placement']): BarProps['look'] {
  if (archived || status === 'denied') return SPANS.previous
  return status === 'approved' ? SPANS.current : SPANS.future
}

/** Of the length of the line: the name of what begins later stands before its place. */
const NAMES_TURN = 0.6

/** What was is grey, what runs full, what comes an outline: told apart without colours. */
const SPANS = {
  previous: { bgcolor: 'text.disabled' },
  current: { bgcolor: 'primary.main' },
  future: { border: 2, borderColor: 'primary.main', bgcolor: 'background.paper' },
} as const

function Today({ at }: { at: number }) {
  const translate = useTranslate()
  return (
    <Box
      role="img"
      aria-label={translate('assigned.timeline.today')}
      sx={{
        ...{ position: 'absolute', top: 0, bottom: 0, left: percent(at), width: '2px' },
        ...{ bgcolor: 'error.main', opacity: 0.6, pointerEvents: 'none' },
      }}
    />
  )
}

/** Beneath the line; a mark near its end stands before its place. */
function Marks({ line: { marks, today } }: { line: Timeline }) {
  const translate = useTranslate()
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 20, mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
      {marks.map(({ day, at }) => (
        <Box key={day} component="span" sx={placed(at)}>
          {day.endsWith('-01-01') ? day.slice(0, 4) : dayAndMonth(day)}
        </Box>
      ))}
      {today !== undefined && (
        <Box component="span" sx={[placed(today), { color: (theme: Theme) => theme.palette.error.main }]}>
          {translate('assigned.timeline.today')}
        </Box>
      )}
    </Box>
  )
}

const placed = (at: number) =>
  ({
    position: 'absolute',
    whiteSpace: 'nowrap',
    ...(at > MARKS_TURN ? { right: percent(1 - at) } : { left: percent(at) }),
  }) as const
