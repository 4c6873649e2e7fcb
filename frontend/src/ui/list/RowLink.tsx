// The name of a thing in its row, leading to its page; the row itself opens by click, this by keyboard.
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Typography
      component={Link}
      to={to}
      data-row-link
      onClick={event => event.stopPropagation()}
      variant="body2"
      sx={{
        color: 'text.primary',
        fontWeight: 550,
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {children}
    </Typography>
  )
}
