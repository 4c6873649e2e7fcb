// The links at the end of every page.
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { useSession } from '../../providers/session'

export function PageFooter() {
  const translate = useTranslate()
  const { urls } = useSession().state
  const links = [
    ['help_desk', urls.support],
    ['dashboard', '/dashboard'],
    ['terms', '/terms-of-service'],
    ['privacy', '/privacy-policy'],
    ['contact', '/site/contact'],
    ['status', urls.status],
  ] as const
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        px: { xs: 2, md: 4 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {links
        .filter(([, href]) => href !== '')
        .map(([key, href]) => (
          <MuiLink key={key} href={href} variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
            {translate(`app.footer.${key}`)}
          </MuiLink>
        ))}
    </Box>
  )
}
