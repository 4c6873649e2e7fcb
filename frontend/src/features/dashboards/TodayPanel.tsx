// The panel of today: what is due, held and to be decided, each with what can be done about it; or that the day is clear, and what comes next.
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { TodayEntry } from '../../app/dashboard-slots'
import { exactDay } from '../../ui/dates'
import { InHand } from '../../ui/in-hand'
import { useInSlices } from '../../ui/in-slices'
import { NOT_PRINTED } from '../../ui/print-styles'
import { StatusChip } from '../../ui/StatusChip'
import { Stands } from './Stands'
import { useKeptFocus } from './use-kept-focus'
import { type Keep, useKeptRows } from './use-kept-rows'
import type { Today, TodayPart } from './use-today'

export interface TodayPanelProps {
  readonly today: Today
  /** Hears that the panel has its height. */
  readonly onStanding: (standing: boolean) => void
}

export function TodayPanel({ today, onStanding }: TodayPanelProps) {
  const translate = useTranslate()
  const { day, isLoading, failed, refetch } = today
  const { parts, keep } = useKeptRows(today.parts)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useKeptFocus(heading, parts)
  const drawn = useInSlices(!isLoading)
  return (
    <Paper ref={panel} component="section" variant="outlined" aria-labelledby="today" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
        <Typography
          component="h2"
          variant="h2"
          id="today"
          ref={heading}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {translate('dashboards.today.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {exactDay(day.today)}
        </Typography>
      </Box>
      {!drawn ? (
        <RowsToCome />
      ) : (
        <Suspense fallback={<RowsToCome />}>
          {parts.map(part => (
            <Part key={part.entry.key} part={part} day={day} keep={keep} />
          ))}
          {failed && <Failed onRetry={refetch} />}
          {parts.length === 0 && !failed && <Clear today={today} />}
          <Stands onStanding={onStanding} />
        </Suspense>
      )}
    </Paper>
  )
}

interface PartProps extends Pick<Today, 'day'> {
  readonly part: TodayPart
  readonly keep: Keep
}

function Part({ part: { entry, items, total }, day, keep }: PartProps) {
  const translate = useTranslate()
  const late = items.filter(item => entry.isLate?.(item as never, day)).length
  // Of those beyond these it is not known.
  const howMany = total > items.length ? 'some_late' : 'late'
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 0.5 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }} id={`today-${entry.key}`}>
          {translate(entry.label)}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {total}
          </Box>
        </Typography>
        {late > 0 && (
          <StatusChip
            tone="error"
            weight="alert"
            label={translate(`dashboards.today.${howMany}`, { smart_count: late })}
          />
        )}
        {total > items.length && (
          <MuiLink
            component={Link}
            to={entry.all(day)}
            variant="body2"
            className={NOT_PRINTED}
            sx={{ ml: 'auto', py: 0.25 }}
          >
            {translate('dashboards.today.all', { total })}
          </MuiLink>
        )}
      </Box>
      <Rows entry={entry} items={items} labelledBy={`today-${entry.key}`} keep={keep} />
    </Box>
  )
}

interface RowsProps extends Pick<TodayPart, 'entry' | 'items'> {
  /** Id of what names them. */
  readonly labelledBy: string
  readonly keep?: Keep
}

function Rows({ entry, items, labelledBy, keep }: RowsProps) {
  const Row = entry.row as TodayEntry<unknown>['row']
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(item => (
        <InHand.Provider key={item.id} value={held => keep?.(entry, item, held)}>
          <Row item={item} />
        </InHand.Provider>
      ))}
    </Box>
  )
}

function Clear({ today: { next, isNextLoading } }: { today: Today }) {
  const translate = useTranslate()
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
        <CheckCircle color="success" aria-hidden />
        <Typography>{translate('dashboards.today.clear')}</Typography>
      </Box>
      {isNextLoading && <Skeleton height={44} />}
      {!isNextLoading && next.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('dashboards.today.nothing_next')}
        </Typography>
      )}
      {next.length > 0 && (
        <>
          <Typography component="h3" variant="body2" color="textSecondary" id="today-next" sx={{ mb: 0.5 }}>
            {translate('dashboards.today.next')}
          </Typography>
          {next.map(({ entry, items }) => (
            <Rows key={entry.key} entry={entry} items={items} labelledBy="today-next" />
          ))}
        </>
      )}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }): ReactNode {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Typography color="textSecondary">{translate('dashboards.today.failed')}</Typography>
      <Button size="small" onClick={onRetry}>
        {translate('app.errors.try_again')}
      </Button>
    </Box>
  )
}

const ROWS = [1, 2, 3, 4]

function RowsToCome() {
  return (
    <Box aria-hidden>
      <Skeleton variant="text" width={80} />
      {ROWS.map(row => (
        <Skeleton key={row} height={44} />
      ))}
    </Box>
  )
}
