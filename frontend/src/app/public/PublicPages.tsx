// The pages that need no session: a light frame without react-admin, so that signing in starts at once.
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Suspense, useMemo } from 'react'
import { type Arrived, SessionProvider } from '../../providers/session'
import { currentScheme } from '../scheme'
import { themeOptions } from '../theme'
import { PublicFrame } from './PublicFrame'
import type { PublicPageProps } from './public-page'
import { pageAt } from './public-pages'

export function PublicPages({ session, ...props }: PublicPageProps & { session: Arrived }) {
  const theme = useMemo(() => createTheme(themeOptions(currentScheme())), [])
  const Page = pageAt(props.path)
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <SessionProvider value={session}>
        <PublicFrame path={props.path}>
          <Suspense fallback={null}>
            <Page {...props} />
          </Suspense>
        </PublicFrame>
      </SessionProvider>
    </ThemeProvider>
  )
}
