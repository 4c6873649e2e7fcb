// How the platform is doing, for admins: figures, who came lately, and how far the read models are.
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'

type Platform = AnswerOf<typeof adminDashboard>

export function PlatformPanel() {
  const read = useRead(adminDashboard, {}, { alsoOn: ['people', 'online'] })
  return <ReadFrame read={read}>{platform => <Figures platform={platform} />}</ReadFrame>
}

function Figures({ platform }: { platform: Platform }) {
  const translate = useTranslate()
  const { organizations, users, online, projections, recent } = platform
  const behind = projections.filter(model => model.lag_events > 0).length
  const figures = [
    ['organizations', organizations],
    ['users', users],
    ['online', online],
    ['behind', behind],
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <People title={translate('dashboards.platform.logins')} people={recent.logins} />
        <People title={translate('dashboards.platform.signups')} people={recent.signups} />
      </Box>
    </Box>
  )
}

function People({ title, people }: { title: string; people: Platform['recent']['logins'] }) {
  const translate = useTranslate()
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle2">
        {title}
      </Typography>
      {people.length === 0 && <Typography variant="body2">{translate('dashboards.platform.nobody')}</Typography>}
      <List dense disablePadding>
        {people.slice(0, SHOWN).map(({ id, name, at }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={name} secondary={<InstantText at={at} />} />
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}

const SHOWN = 5
