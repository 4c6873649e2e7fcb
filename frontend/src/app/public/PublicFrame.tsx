// The frame of the public pages: the product's mark, one page, and the links at the end.
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { usePlaceTitle } from '../../ui/tab-title'
import { Brand } from '../layout/Brand'
import { LanguageSwitch } from './LanguageSwitch'
import { PublicNav } from './PublicNav'
import { publicMessages } from './public.messages'
import { publicPageOf } from './public-pages'

export function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
  const { urls, current_user } = useSession().state
  const words = usePageWords('public', publicMessages)
  usePlaceTitle()
  const alone = publicPageOf(path)?.withoutNavigation ?? false
  const links = [
    [words.footer.contact, '/site/contact'],
    [words.footer.status, urls.status],
    [words.footer.careers, urls.careers],
    [words.footer.terms, '/terms-of-service'],
    [words.footer.privacy, '/privacy-policy'],
  ] as const
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, py: 2 }}
      >
        <Link
          href={current_user ? '/dashboard' : '/login'}
          underline="none"
          color="text.primary"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
        >
          <Brand />
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {words.product}
          </Typography>
        </Link>
        {!alone && <PublicNav path={path} />}
      </Box>
      <Box
        component="main"
        sx={{
          ...{ flex: 1, display: 'flex', flexDirection: 'column', px: 2, py: { xs: 2, sm: 6 } },
          // Its form is longer than a phone: what stands below it would jump out of sight when it is there.
          ...(alone && { minHeight: { xs: '100vh', sm: 0 } }),
        }}
      >
        {children}
      </Box>
      <Box
        component="footer"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, px: 3, py: 3 }}
      >
        {links
          .filter(([, href]) => href !== '')
          .map(([label, href]) => (
            <Link key={label} href={href} variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
              {label}
            </Link>
          ))}
        <LanguageSwitch />
      </Box>
    </Box>
  )
}
