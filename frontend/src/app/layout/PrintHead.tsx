// Above a page on paper: whose it is, and of when.
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { exactInstant } from '../../ui/dates'
import { usePrinting } from '../../ui/use-printing'

export function PrintHead() {
  const translate = useTranslate()
  const { user, position } = useMe()
  // Drawn anew for paper: the time is that of printing.
  usePrinting()
  return (
    <Box
      sx={{
        display: 'none',
        displayPrint: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        borderBottom: 1,
        pb: 1,
        mb: 2,
        fontSize: '0.8125rem',
      }}
    >
      <strong>{position.organization.name}</strong>
      <span>
        {translate('app.printed', { name: user.name, at: exactInstant(new Date().toISOString(), user.timezone) })}
      </span>
    </Box>
  )
}
