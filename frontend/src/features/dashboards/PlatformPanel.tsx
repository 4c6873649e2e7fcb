// How the platform is doing, for admins: figures, who came lately, and how far the read models are.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { ApiFailure } from '../../providers/api-failure'
import { ReadFrame } from '../../ui/ReadFrame'
import { HealthPanel } from './HealthPanel'
import { RecentPeople } from './RecentPeople'

type Platform = AnswerOf<typeof adminDashboard>

export function PlatformPanel({ read }: { read: UseQueryResult<Platform, ApiFailure> }) {
  return (
    <ReadFrame read={read}>{platform => <Figures platform={platform} at={new Date(read.dataUpdatedAt)} />}</ReadFrame>
  )
}

function Figures({ platform, at }: { platform: Platform; at: Date }) {
  const translate = useTranslate()
  const { organizations, users, online, recent } = platform
  const figures = [
    ['organizations', organizations],
    ['users', users],
    ['online', online],
  ] as const
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {figures.map(([key, figure]) => (
          <Paper key={key} variant="outlined" sx={{ p: 2, flex: '1 1 160px' }}>
            <Typography sx={{ fontSize: '1.75rem', fontWeight: 650 }}>{figure}</Typography>
            <Typography variant="body2" color="textSecondary">
              {translate(`dashboards.platform.${key}`, { smart_count: figure })}
            </Typography>
          </Paper>
        ))}
      </Box>
      <HealthPanel health={platform.health} at={at} />
      <RecentPeople recent={recent} online={online} />
    </Box>
  )
}
