// What stands around the pages of signing up.
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

export const SignUpFrame = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560, mx: 'auto', p: { xs: 2.5, sm: 5 } }}>
    {children}
  </Paper>
)
