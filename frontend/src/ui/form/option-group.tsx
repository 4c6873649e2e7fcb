// A heading over options that belong together.
import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'

/** A listbox may hold groups of options, not lists of items. */
export const renderOptionGroup = ({ key, group, children }: AutocompleteRenderGroupParams): ReactElement => (
  <li key={key} role="presentation">
    <Typography
      component="div"
      variant="body2"
      color="textSecondary"
      aria-hidden
      sx={{ px: 2, pt: 1, fontWeight: 600 }}
    >
      {group}
    </Typography>
    <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
      {children}
    </Box>
  </li>
)
