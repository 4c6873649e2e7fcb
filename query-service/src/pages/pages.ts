// Serves the web application: hashed files for ever, every other path the one page, with a fresh nonce for its styles.
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sessionCookie, setCookie } from '@practicum/infra/http/caller'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import staticGzip from 'express-static-gzip'

const NONCE = '__CSP_NONCE__'
const BUILD = '__BUILD__'

/** `images`: hosts besides this one that images may come from. */
const policy = (nonce: string, images: readonly string[]): string =>
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
    "connect-src 'self'",
    "manifest-src 'self'",
  ].join('; ')

/** Paths that are never pages. */
const MACHINE = /^\/(api|auth\/csrf-token|broadcasting|socket\.io|health|metrics|userlockout)(\/|$)/

/** Names a build: every change of a script changes the page that loads it. */
export async function buildOf(folder: string): Promise<string> {
  const page = await readFile(join(folder, 'index.html'))
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

export async function servePages(app: Express, folder: string, images: readonly string[] = []): Promise<void> {
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
    response.set('Content-Security-Policy', policy(nonce, images)).set('Cache-Control', 'no-store')
    response.type('html').send(html.replaceAll(NONCE, nonce))
  })
}

/** A visitor's CSRF token is bound to this cookie; it opens nothing. */
function giveVisitorCookie(request: Request, response: Response): void {
  const name = sessionCookie(request)
  if ((request.headers.cookie ?? '').includes(`${name}=`)) return
  setCookie(response, name, randomBytes(32).toString('base64url'))
}
