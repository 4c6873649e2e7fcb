// The head of a page: what it is, how it stands, and what can be done with it.
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NOT_PRINTED } from './print-styles'
import { ScreenHeading } from './ScreenHeading'

export interface PageHeaderProps {
  /** Of one thing: the list it stands in. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly title: string
  /** What the browser's tab says instead, where the title greets. */
  readonly tab?: string
  /** Before the title; says nothing that the title does not say. */
  readonly icon?: ReactNode
  readonly status?: ReactNode
  /** Below the title, in smaller words. */
  readonly about?: ReactNode
  /** Buttons, at most one of them primary. */
  readonly intents?: ReactNode
}

export function PageHeader({ back, title, tab, icon, status, about, intents }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {back && (
          <MuiLink
            component={Link}
            className={NOT_PRINTED}
            to={back.to}
            variant="body2"
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, mb: 0.5 }}
          >
            <ArrowBack fontSize="inherit" />
            {back.label}
          </MuiLink>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {icon && (
            <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
              {icon}
            </Box>
          )}
          <ScreenHeading tab={tab} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </ScreenHeading>
          {status}
        </Box>
        {about && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {about}
          </Typography>
        )}
      </Box>
      {intents && (
        <Box className={NOT_PRINTED} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {intents}
        </Box>
      )}
    </Box>
  )
}
