// A number that needs somebody, leading to the list behind it.
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'

export interface TileProps {
  readonly label: string
  /** undefined: still loading; null: could not be loaded. */
  readonly count: number | null | undefined
  readonly to: string
  readonly alert?: boolean
  readonly stale: string
}

/** Beside what waits today there is room for lines alone: many of them are no longer than that. */
const AREA = {
  ...{ p: { xs: 2, lg: 1.25 }, height: '100%' },
  ...{ display: { lg: 'flex' }, alignItems: 'center', justifyContent: 'flex-start', gap: 1 },
} as const

export function Tile({ label, count, to, alert = false, stale }: TileProps) {
  return (
    <Card sx={{ ...(alert && count ? { borderColor: 'error.main' } : {}) }}>
      <CardActionArea component={Link} to={to} sx={AREA}>
        <Typography
          component="p"
          sx={{
            ...{ fontSize: { xs: '1.75rem', lg: '1.25rem' }, lineHeight: 1.2, minWidth: { lg: 36 } },
            ...emphasis(count, alert),
          }}
        >
          {count === undefined ? <Skeleton width={40} /> : (count ?? <span title={stale}>–</span>)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {label}
          {count === null && ` · ${stale}`}
        </Typography>
      </CardActionArea>
    </Card>
  )
}

/** What needs nobody stands back; what is late is red. */
function emphasis(count: TileProps['count'], alert: boolean): { fontWeight: number; color: string } {
  if (count === 0) return { fontWeight: 400, color: 'text.secondary' }
  return { fontWeight: 650, color: alert && count ? 'error.main' : 'text.primary' }
}
