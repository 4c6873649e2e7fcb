// What can be done in a part of the upload dialog, at its end.
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function Buttons({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>{children}</Box>
}
