// Serves the web application: hashed files for ever, every other path the one page, with a fresh nonce for its styles.
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sessionCookie, setCookie } from '@practicum/infra/http/caller'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import staticGzip from 'express-static-gzip'

const NONCE = '__CSP_NONCE__'
const BUILD = '__BUILD__'

/** Of other hosts, what a page may take from them and say to them. */
export interface Beside {
  /** Hosts that images may come from. */
  readonly images?: readonly string[]
  /** Origin of the service that fetches files from accounts elsewhere. */
  readonly companion?: string | undefined
}

/** It tells over a socket how far it is. */
const ofCompanion = (origin: string | undefined): readonly string[] =>
  origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')]

const policy = (nonce: string, { images = [], companion }: Beside): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', ...images].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", ...ofCompanion(companion)].join(' '),
    "manifest-src 'self'",
  ].join('; ')

/** Paths that are never pages. */
const MACHINE = /^\/(api|auth\/csrf-token|broadcasting|socket\.io|health|metrics|userlockout)(\/|$)/

/** Names a build: every change of a script changes the page that loads it. */
export async function buildOf(folder: string): Promise<string> {
  const page = await readFile(join(folder, 'index.html'))
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

export async function servePages(app: Express, folder: string, beside: Beside = {}): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const html = page.replaceAll(BUILD, await buildOf(folder))
  // Files only, compressed when they were built: an answer that holds secrets beside what a stranger can choose is never compressed.
  app.use(
    '/assets',
    staticGzip(join(folder, 'assets'), {
      ...{ index: false, enableBrotli: true, orderPreference: ['br', 'gz'] },
      serveStatic: { immutable: true, maxAge: '365d', fallthrough: true },
    }),
  )
  app.use(express.static(folder, { index: false, maxAge: '1h' }))
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      MACHINE.test(request.path) ||
      /\.\w{1,8}$/.test(request.path)
    )
      return next()
    const nonce = randomBytes(16).toString('base64')
    giveVisitorCookie(request, response)
    // The window in which somebody signs in elsewhere is known to the page, to be seen closing.
    if (beside.companion) response.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    response.set('Content-Security-Policy', policy(nonce, beside)).set('Cache-Control', 'no-store')
    response.type('html').send(html.replaceAll(NONCE, nonce))
  })
}

/** A visitor's CSRF token is bound to this cookie; it opens nothing. */
function giveVisitorCookie(request: Request, response: Response): void {
  const name = sessionCookie(request)
  if ((request.headers.cookie ?? '').includes(`${name}=`)) return
  setCookie(response, name, randomBytes(32).toString('base64url'))
}
