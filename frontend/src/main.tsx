// The entry of the browser application: styles that the content security policy allows, then either the public pages or the application.
import './providers/without-eval'
import '@fontsource-variable/inter'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { Root } from './app/Root'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
const cache = createCache({ key: 'p', nonce, prepend: true })
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to show the application in.')

createRoot(root).render(
  <CacheProvider value={cache}>
    <Root />
  </CacheProvider>,
)

// What a browser knows of zones and of how dates are written takes a phone fifty milliseconds to open: better now, while the rest of the code is on its way, than with the first rows.
requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat().format()))
