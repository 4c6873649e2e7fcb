// How the platform is doing, for admins: figures, who came lately, and how far the read models are.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { RecentPeople } from './RecentPeople'

type Platform = AnswerOf<typeof adminDashboard>

export function PlatformPanel() {
  const read = useRead(adminDashboard, {}, { alsoOn: ['people', 'online'] })
  return <ReadFrame read={read}>{platform => <Figures platform={platform} />}</ReadFrame>
}

function Figures({ platform }: { platform: Platform }) {
  const translate = useTranslate()
  const { organizations, users, online, projections, recent } = platform
  const behind = projections.filter(model => model.lag_events > 0).length
  const outdated = projections.reduce((sum, model) => sum + model.outdated_rows, 0)
  const figures = [
    ['organizations', organizations],
    ['users', users],
    ['online', online],
    ['behind', behind],
    ...(outdated > 0 ? [['outdated', outdated] as const] : []),
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
      <RecentPeople recent={recent} online={online} />
    </Box>
  )
}
