// What saves a long form: in sight at the lower edge while the form is; toasts and the way back to the top float above it.
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BOTTOM_BAR_HEIGHT, heldBelow } from '../sizes'

export const SaveBar = ({ children }: { children: ReactNode }) => (
  <Box
    ref={heldBelow}
    sx={{
      ...{ position: 'sticky', bottom: { xs: BOTTOM_BAR_HEIGHT, md: 0 }, zIndex: 1 },
      ...{ py: 1, bgcolor: 'background.default' },
      ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'flex-end' },
    }}
  >
    {children}
  </Box>
)
