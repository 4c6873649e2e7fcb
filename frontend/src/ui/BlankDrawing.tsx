// A sheet on which nothing stands yet, above the words for it; said to nobody.
import Box from '@mui/material/Box'

export const BlankDrawing = ({ width = 88 }: { width?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 88 64"
    aria-hidden
    sx={{ display: 'block', width, height: 'auto', mx: 'auto', mb: 2, color: 'primary.main' }}
  >
    <ellipse cx="44" cy="58" rx="36" ry="4" fill="currentColor" opacity="0.1" />
    <rect x="30" y="4" width="42" height="50" rx="5" fill="currentColor" opacity="0.14" transform="rotate(7 51 29)" />
    <rect x="18" y="6" width="42" height="50" rx="5" fill="currentColor" opacity="0.22" />
    <path
      d="M27 20h24M27 30h24M27 40h14"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="6 6"
      opacity="0.75"
    />
  </Box>
)
