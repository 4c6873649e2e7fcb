// The ways through the public pages: what the product is, why it, a demo, and the way in.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { publicMessages } from './public.messages'

export function PublicNav({ path }: { path: string }) {
  const { current_user } = useSession().state
  const words = usePageWords('public', publicMessages)
  const entries = [
    [words.nav.product, '/site/features'],
    [words.nav.why, '/site/why-us'],
    [words.nav.demo, '/site/demo'],
  ] as const
  const way = current_user ? ([words.nav.dashboard, '/dashboard'] as const) : ([words.nav.login, '/login'] as const)
  return (
    <Box
      component="nav"
      aria-label={words.nav.label}
      sx={{ ml: 'auto', display: 'flex', gap: 0.5, width: { xs: '100%', sm: 'auto' }, justifyContent: 'space-between' }}
    >
      {[...entries, way].map(([label, href]) => (
        <Button key={href} href={href} color="inherit" size="small" aria-current={path === href ? 'page' : undefined}>
          {label}
        </Button>
      ))}
    </Box>
  )
}
