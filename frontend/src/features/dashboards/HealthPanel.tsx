// How well the platform is, for admins: its parts as the line that what happens goes along, how each stands, and what to do where one is not well.
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Wrong from '@mui/icons-material/ErrorOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { PartHealth } from '@practicum/shared/contract/platform-health'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { healthMessages } from './health.messages'

const LOOKS = {
  well: { Icon: CheckCircle, color: 'success' },
  watch: { Icon: Warning, color: 'warning' },
  wrong: { Icon: Wrong, color: 'error' },
} as const

/** What tells an operator more, where no page does. */
const COMMANDS: Partial<Record<PartHealth['part'], string>> = {
  log: 'npm run places',
  read_models: 'npm run projections -- status',
  audit: 'npm run audit -- verify',
}

interface HealthPanelProps {
  readonly health: readonly PartHealth[]
  /** When that was asked for. */
  readonly at: Date
}

export const HealthPanel = (props: HealthPanelProps) => (
  <ScreenWords name="health" english={healthMessages}>
    <Panel {...props} />
  </ScreenWords>
)

function Panel({ health, at }: HealthPanelProps) {
  const translate = useTranslate()
  const notWell = health.filter(({ standing }) => standing !== 'well').length
  const title = translate('health.title')
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle1">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(notWell === 0 ? 'health.all_well' : 'health.not_well', {
          smart_count: notWell,
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('health.as_of')} <InstantText at={at.toISOString()} clock />
      </Typography>
      <Box
        component="ul"
        sx={{ ...LINE, gridTemplateColumns: { xs: '1fr', md: `repeat(${health.length}, minmax(0, 1fr))` } }}
      >
        {health.map(part => (
          <Part key={part.part} health={part} />
        ))}
      </Box>
    </Paper>
  )
}

/** From one to the next: to the right, and down on a phone. */
const LINE = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const
const MARK = 40
const BETWEEN = {
  '&:not(:last-of-type)::after': {
    ...{ content: '""', position: 'absolute', bgcolor: 'divider' },
    left: { xs: MARK / 2, md: MARK + 8 },
    right: { md: -8 },
    top: { xs: MARK + 4, md: MARK / 2 },
    bottom: { xs: -12, md: 'auto' },
    width: { xs: '2px', md: 'auto' },
    height: { md: '2px' },
  },
}

function Part({ health: { part, standing, finding, amount, verified_at } }: { health: PartHealth }) {
  const translate = useTranslate()
  const { Icon, color } = LOOKS[standing]
  const words = (key: string, more = {}): string => translate(`health.${key}`, more)
  return (
    <Box
      component="li"
      sx={{
        ...BETWEEN,
        position: 'relative',
        display: 'flex',
        flexDirection: { md: 'column' },
        columnGap: 1.5,
        rowGap: 1,
      }}
    >
      <Box aria-hidden sx={{ ...ROUND, borderColor: `${color}.main` }}>
        <Icon color={color} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{words(`part.${part}`)}</Typography>
        <Typography variant="body2" sx={standing === 'well' ? { color: 'text.secondary' } : {}}>
          {standing === 'well'
            ? words(`well.${part}`)
            : `${words(`standing.${standing}`)}: ${words(`finding.${finding}`, { smart_count: amount })}`}
        </Typography>
        {verified_at && (
          <Typography variant="body2" color="textSecondary">
            {words('verified')} <InstantText at={verified_at} />
          </Typography>
        )}
        {standing !== 'well' && <WhereToLook command={COMMANDS[part]} />}
      </Box>
    </Box>
  )
}

const ROUND = {
  ...{ width: MARK, height: MARK, flexShrink: 0, display: 'grid', placeItems: 'center' },
  ...{ border: 2, borderRadius: '50%' },
}

function WhereToLook({ command }: { command: string | undefined }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" color="textSecondary">
      {command === undefined ? (
        <Link component={RouterLink} to="/admin/tools/queues">
          {translate('health.queues')}
        </Link>
      ) : (
        <>
          {translate('health.look')} <code>{command}</code>
        </>
      )}
    </Typography>
  )
}
