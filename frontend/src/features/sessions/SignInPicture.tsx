// What one signs in to, beside the form where there is room: three sentences, and a drawing of a day with the product.
import Check from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { usePageWords } from '../../providers/spoken'
import { sessionsMessages } from './sessions.messages'

/** White letters stand on it in both schemes. */
const ground = ({ palette }: Theme): string => (palette.mode === 'dark' ? '#123338' : palette.primary.main)

export function SignInPicture() {
  const { picture } = usePageWords('sessions', sessionsMessages)
  return (
    <Box
      component="aside"
      aria-label={picture.about}
      sx={{
        ...{ display: { xs: 'none', md: 'flex' }, flexDirection: 'column', justifyContent: 'space-between', gap: 4 },
        ...{ flex: 1, minWidth: 0, p: 5, borderRadius: 1, overflow: 'hidden', color: '#fff', bgcolor: ground },
      }}
    >
      <Stack spacing={1.5}>
        <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 }}>
          {picture.title}
        </Typography>
        {picture.points.map(point => (
          <Box key={point} sx={{ display: 'flex', gap: 1.25 }}>
            <Check fontSize="small" sx={{ mt: 0.25 }} />
            <Typography component="span">{point}</Typography>
          </Box>
        ))}
      </Stack>
      <Drawing />
    </Box>
  )
}

const ROWS = [
  { y: 96, width: 112, done: true },
  { y: 126, width: 150, done: true },
  { y: 156, width: 92, done: false },
] as const
const WEEKS = [26, 44, 34, 58, 50, 72] as const
const STAGES = [60, 142, 224, 306] as const

const DRAWN = {
  ...{ display: 'block', width: '100%', mb: -5 },
  opacity: ({ palette }: Theme) => (palette.mode === 'dark' ? 0.8 : 1),
}

/** A window of the product, in shades of white: a list for today, a ring of what is done, weeks, and the stages of a placement. */
const Drawing = () => (
  <Box component="svg" viewBox="0 0 420 250" aria-hidden sx={DRAWN}>
    <rect width="420" height="290" rx="14" fill="#fff" fillOpacity="0.12" />
    {[18, 34, 50].map(x => (
      <circle key={x} cx={x} cy="20" r="4" fill="#fff" fillOpacity="0.4" />
    ))}
    <rect x="18" y="42" width="236" height="136" rx="10" fill="#fff" fillOpacity="0.94" />
    <rect x="36" y="60" width="64" height="10" rx="5" fill="#0f5c63" />
    {ROWS.map(row => (
      <DrawnRow key={row.y} {...row} />
    ))}
    <rect x="268" y="42" width="134" height="136" rx="10" fill="#fff" fillOpacity="0.94" />
    <circle cx="335" cy="98" r="36" fill="none" stroke="#d6e4e5" strokeWidth="10" />
    <circle
      cx="335"
      cy="98"
      r="36"
      fill="none"
      stroke="#1b6e3c"
      strokeWidth="10"
      strokeLinecap="round"
      strokeDasharray="162 226"
      transform="rotate(-90 335 98)"
    />
    <rect x="303" y="152" width="64" height="8" rx="4" fill="#9fb4b8" />
    <rect x="18" y="192" width="384" height="100" rx="10" fill="#fff" fillOpacity="0.94" />
    <path d="M60 222H306" stroke="#d6e4e5" strokeWidth="4" />
    {STAGES.map((x, at) => (
      <circle key={x} cx={x} cy="222" r="11" fill={at < 3 ? '#0f5c63' : '#c9d5d7'} />
    ))}
    {WEEKS.map((height, at) => (
      <rect key={height} x={336 + at * 10} y={250 - height / 2} width="6" height={height} rx="2" fill="#0f5c63" />
    ))}
  </Box>
)

const DrawnRow = ({ y, width, done }: (typeof ROWS)[number]) => (
  <>
    <circle
      cx="44"
      cy={y}
      r="8"
      fill={done ? '#1b6e3c' : 'none'}
      stroke={done ? '#1b6e3c' : '#9fb4b8'}
      strokeWidth="2"
    />
    {done && <path d={`M40 ${y}l3 3 6-6`} fill="none" stroke="#fff" strokeWidth="2" />}
    <rect x="62" y={y - 4} width={width} height="8" rx="4" fill={done ? '#c3d0d3' : '#51606b'} />
  </>
)
