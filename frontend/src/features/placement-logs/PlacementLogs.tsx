// The logged days of a placement by weeks, with their sums; its trainee logs, changes and removes them.
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import {
  type LogView,
  placementLogs,
  removePlacementLog,
} from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { addDays, startOfWeek } from '@practicum/shared/kernel/dates'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AskedDialog } from '../../ui/AskedDialog'
import { DayText } from '../../ui/DateText'
import { shortDay } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { LineIntent, LineIntents } from '../../ui/list/OrderedList'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { placementLogMessages } from './logged-days.messages'
import { inHours } from './minutes'

const LogDayDialog = lazyWithRetry(() => import('./LogDayDialog'))

type Logs = AnswerOf<typeof placementLogs>

function useWords() {
  const translate = useTranslate()
  return (key: string, args?: object): string => translate(`logs.${key}`, args)
}

interface PlacementLogsProps {
  readonly placementId: string
  /** Nothing is said where no day was logged: none can be. */
  readonly isOver?: boolean
}

export function PlacementLogs(props: PlacementLogsProps) {
  return (
    <ScreenWords name="logs" english={placementLogMessages}>
      <Shown {...props} />
    </ScreenWords>
  )
}

function Shown({ placementId, isOver = false }: PlacementLogsProps) {
  const words = useWords()
  const read = useRead(placementLogs, { query: { placement_id: placementId } })
  if (isOver && !read.isError && !read.data?.data.length) return null
  return (
    <TitledPaper id="placement-logs" title={words('title')}>
      <ReadFrame read={read}>{logs => <Weeks logs={logs} placementId={placementId} />}</ReadFrame>
    </TitledPaper>
  )
}

interface Asked {
  readonly day: string
  readonly log?: LogView
  readonly removing?: true
}

function Weeks({ logs, placementId }: { logs: Logs; placementId: string }) {
  const words = useWords()
  const time = useTime()
  const may = !useMe().user.is_impersonating && logs.open !== null
  const [asked, ask] = useState<Asked>()
  const close = (): void => ask(undefined)
  return (
    <>
      {logs.data.length === 0 && <Typography color="textSecondary">{words('none')}</Typography>}
      {may && <Entering logs={logs} onLog={day => ask({ day })} />}
      {logs.weeks.map(({ week, time_on_site }) => (
        <Box key={week} component="section" aria-labelledby={`week-${week}`} sx={{ mt: 2 }}>
          <Typography component="h3" variant="subtitle2" id={`week-${week}`}>
            {words('week', { day: shortDay(week), time: time(time_on_site) })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {logs.data
              .filter(({ day }) => startOfWeek(day) === week)
              .map(log => (
                <Line key={log.id} log={log} onAsk={may ? ask : undefined} />
              ))}
          </Box>
        </Box>
      ))}
      {logs.weeks.length > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 600 }}>{words('total', { time: time(logs.time_on_site) })}</Typography>
      )}
      {asked && !asked.removing && (
        <Suspense fallback={null}>
          <LogDayDialog {...{ placementId, ...asked }} onClose={close} />
        </Suspense>
      )}
      {asked?.removing && asked.log && <RemoveDialog log={asked.log} onClose={close} />}
    </>
  )
}

/** Today by one press while the placement goes on, each day of this week that is missing, and from its second day on any before. */
function Entering({ logs: { data, open }, onLog }: { logs: Logs; onLog: (day: string) => void }) {
  const words = useWords()
  if (!open) return null
  const { from, to, today } = open
  const isLogged = (day: string): boolean => data.some(log => log.day === day)
  const monday = startOfWeek(today)
  const missing = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    day => from <= day && day <= to && day < today && !isLogged(day),
  )
  const done = isLogged(today)
  const goesOn = today <= to
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {goesOn && (
        <Button variant={done ? 'outlined' : 'contained'} size="small" onClick={() => onLog(today)} disabled={done}>
          {words('today')}
        </Button>
      )}
      {missing.map(day => (
        <Button key={day} variant="outlined" size="small" onClick={() => onLog(day)}>
          {words('log_day', { day: shortDay(day) })}
        </Button>
      ))}
      {from < today && (
        <Button size="small" onClick={() => onLog(goesOn ? addDays(today, -1) : to)}>
          {words('another')}
        </Button>
      )}
    </Box>
  )
}

function Line({ log, onAsk }: { log: LogView; onAsk: ((asked: Asked) => void) | undefined }) {
  const words = useWords()
  const time = useTime()
  const day = shortDay(log.day)
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5, flexWrap: 'wrap' }}>
      <Box sx={{ minWidth: 96 }}>
        <DayText day={log.day} plain />
      </Box>
      <Box sx={{ fontWeight: 550 }}>{time(log.time_on_site)}</Box>
      {log.note && (
        <Typography
          variant="body2"
          color="textSecondary" // On a phone below the day and what is done with it.
          sx={{ flex: { xs: '1 0 100%', sm: '1 1 160px' }, order: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
        >
          {log.note}
        </Typography>
      )}
      {onAsk && (
        <LineIntents>
          <LineIntent label={words('change', { day })} onPress={() => onAsk({ day: log.day, log })}>
            <Edit fontSize="small" />
          </LineIntent>
          <LineIntent label={words('remove', { day })} onPress={() => onAsk({ day: log.day, log, removing: true })}>
            <DeleteOutlined fontSize="small" />
          </LineIntent>
        </LineIntents>
      )}
    </Box>
  )
}

function useTime(): (minutes: number) => string {
  const words = useWords()
  return minutes => words('time', inHours(minutes))
}

function RemoveDialog({ log, onClose }: { log: LogView; onClose: () => void }) {
  const words = useWords()
  const day = shortDay(log.day)
  return (
    <AskedDialog
      danger
      row={removePlacementLog}
      options={{ params: { id: log.id } }}
      title={words('removing.title', { day })}
      consequence={words('removing.text')}
      confirm={words('removing.confirm')}
      done={() => ['logs.removing.done', { args: { day } }]}
      onClose={onClose}
    />
  )
}
