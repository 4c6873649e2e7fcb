// Below a faculty member's dashboard: whom they will guide next, with training and placements; or what it means to guide nobody yet.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  type UpcomingTrainee,
  upcomingTrainees,
} from '@practicum/shared/features/placements/upcoming-trainees.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { DayText } from '../../ui/DateText'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { PlacementStatusChip } from './PlacementStatusChip'
import { upcomingMessages } from './upcoming.messages'

export default function UpcomingTrainees() {
  return (
    <ScreenWords name="upcoming" english={upcomingMessages}>
      <Upcoming />
    </ScreenWords>
  )
}

function Upcoming() {
  const translate = useTranslate()
  const read = useRead(upcomingTrainees, {}, { alsoOn: ['people'] })
  return (
    <Box component="section" aria-labelledby="upcoming-trainees">
      <Typography component="h2" variant="h2" id="upcoming-trainees" sx={{ mb: 1.5 }}>
        {translate('upcoming.title')}
      </Typography>
      <ReadFrame read={read}>
        {({ trainees_count, upcoming }) => {
          if (trainees_count === 0) return <NobodyYet />
          if (upcoming.length === 0) return <Typography>{translate('upcoming.none')}</Typography>
          return <Trainees upcoming={upcoming} />
        }}
      </ReadFrame>
    </Box>
  )
}

function NobodyYet() {
  const translate = useTranslate()
  return (
    <>
      <Typography sx={{ mb: 1.5, maxWidth: 720 }}>{translate('upcoming.intro')}</Typography>
      <Alert severity="info" sx={{ maxWidth: 720 }}>
        {translate('upcoming.nobody')}
      </Alert>
    </>
  )
}

const COLUMNS = ['trainee', 'training', 'dates', 'placements'] as const

interface TraineesProps {
  readonly upcoming: readonly UpcomingTrainee[]
}

function Trainees({ upcoming }: TraineesProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return phone ? <Cards upcoming={upcoming} /> : <Rows upcoming={upcoming} />
}

function Cards({ upcoming }: TraineesProps) {
  return (
    <Paper
      component="ul"
      variant="outlined"
      aria-labelledby="upcoming-trainees"
      sx={{ listStyle: 'none', m: 0, p: 0, '& li:last-of-type': { borderBottom: 0 } }}
    >
      {upcoming.map(({ id, trainee, training, placements }) => (
        <Box component="li" key={id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Typography component="div" sx={{ fontWeight: 550 }}>
            <Person {...trainee} />
          </Typography>
          <Typography variant="body2">
            {training.plan_name}, {training.level_name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Dates training={training} />
          </Typography>
          <Placements placements={placements} />
        </Box>
      ))}
    </Paper>
  )
}

const Dates = ({ training }: Pick<UpcomingTrainee, 'training'>) => (
  <>
    <DayText day={training.start_at} plain /> – <DayText day={training.end_at} plain />
  </>
)

function Rows({ upcoming }: TraineesProps) {
  const translate = useTranslate()
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table aria-labelledby="upcoming-trainees" sx={{ '& tbody tr:last-of-type td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            {COLUMNS.map(column => (
              <TableCell key={column}>{translate(`upcoming.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {upcoming.map(({ id, trainee, training, placements }) => (
            <TableRow key={id}>
              <TableCell>
                <Person {...trainee} />
              </TableCell>
              <TableCell>
                {training.plan_name}, {training.level_name}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Dates training={training} />
              </TableCell>
              <TableCell>
                <Placements placements={placements} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}

function Placements({ placements }: Pick<UpcomingTrainee, 'placements'>) {
  const translate = useTranslate()
  if (placements.length === 0) return <>{translate('upcoming.no_placement')}</>
  return placements.map(placement => (
    <Box key={placement.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.25 }}>
      <MuiLink component={Link} to={`/applications/${placement.id}`}>
        {placement.supervision_site.name}
      </MuiLink>
      <PlacementStatusChip placement={placement} />
    </Box>
  ))
}
