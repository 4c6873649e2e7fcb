// Who is asking: the session behind the cookie, the address, and the id that follows the request through everything it causes.
import type { IncomingMessage } from 'node:http'
import type { Principal } from '@practicum/shared/access/principal'
import type { SessionStage } from '@practicum/shared/access/stages'
import { CORRELATION_ID } from '@practicum/shared/contract/headers'
import { newId } from '@practicum/shared/kernel/ids'
import { acceptedLocale, type Locale } from '@practicum/shared/kernel/locales'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import type { KnownToken } from '../sessions/api-tokens'
import type { Signatures } from '../sessions/signatures'
import { hashOfSid, type Session, type SessionStore } from '../sessions/store'
import { bearerOf, knownBearer, sessionBy, type TokenServices } from './bearer'
import { HttpProblem } from './problem'
import { passOf, type UploadPass } from './upload-pass'

export interface Caller {
  /** Of somebody who has come far enough in signing in for what is asked; see `admitted`. */
  readonly session: Session | undefined
  /** Behind the cookie, however far: nothing but `admitted` and the refusal look at it. */
  readonly begun: Session | undefined
  /** Of a program: what it was sent with, and all that it is judged by. */
  readonly token?: KnownToken
  /** Of a service that sends a file for somebody: all that it is judged by, beside their session. */
  readonly pass?: UploadPass
  /** Hash of the cookie, also of an anonymous visitor: what a CSRF token is bound to. */
  readonly sidHash: string
  readonly ip: string
  readonly userAgent: string
  /** The language to answer in, as the request asks for it. */
  readonly locale: Locale
  readonly correlationId: string
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Throws 401 for a visitor, which whoever has not signed in to the end is too: they are told what is next. */
export function principalOf(caller: Caller): Principal {
  if (!caller.session) throw signInFirst(caller)
  return caller.session.principal
}

export function signInFirst({ begun }: Caller): HttpProblem {
  if (!begun || begun.stage === 'full') return new HttpProblem(401, 'unauthorized', { next: '/login' })
  const { code, next } = NEXT_STEP[begun.stage]
  return new HttpProblem(401, code, { next })
}

/** Where signing in goes on after the password. */
export const NEXT_STEP: Readonly<
  Record<Exclude<SessionStage, 'full'>, { readonly code: string; readonly next: string }>
> = {
  'second-step': { code: 'second_step', next: '/auth/token' },
  setup: { code: 'setup_first', next: '/auth/setup' },
}

/** The browser's own, where it sent one. */
export function correlationOf(request: Request): string {
  const sent = request.get('x-correlation-id') ?? ''
  return CORRELATION_ID.test(sent) ? sent : newId()
}

type Identifying = TokenServices & { readonly sessions: SessionStore; readonly signatures: Signatures }

/** Throws 401 or 429 for an access token that opens nothing, or has asked too often. */
export async function identify(request: Request, services: Identifying, correlationId: string): Promise<Caller> {
  const pass = passOf(request, services.signatures)
  if (pass) return passBearer(request, { pass, sessions: services.sessions, correlationId })
  const bearer = bearerOf(request)
  if (bearer === undefined) return visitorOrSession(request, services.sessions, correlationId)
  const token = await knownBearer(bearer, services)
  const session = sessionBy(token)
  return {
    ...circumstancesOf(request, correlationId),
    session,
    begun: session,
    token,
    sidHash: hashOfSid(''),
    cookies: {},
  }
}

interface PassBearer {
  readonly pass: UploadPass
  readonly sessions: SessionStore
  readonly correlationId: string
}

/** In the session that the pass was given in, whatever cookie comes along; what is sent by others keeps nobody signed in. */
async function passBearer(request: Request, { pass, sessions, correlationId }: PassBearer): Promise<Caller> {
  const begun = await sessions.known(pass.sidHash)
  const session = begun?.stage === 'full' ? begun : undefined
  if (!session) throw new HttpProblem(401, 'upload_pass')
  return { ...circumstancesOf(request, correlationId), session, begun, pass, sidHash: pass.sidHash, cookies: {} }
}

async function visitorOrSession(request: Request, sessions: SessionStore, correlationId: string): Promise<Caller> {
  const cookies = parseCookie(request.headers.cookie ?? '')
  const sid = cookies[sessionCookie(request)] ?? ''
  const isPing = request.headers['x-activity'] === 'none'
  const begun = sid === '' ? undefined : await sessions.find(sid, isPing)
  return {
    session: begun?.stage === 'full' ? begun : undefined,
    begun,
    sidHash: hashOfSid(sid),
    ...circumstancesOf(request, correlationId),
    cookies,
  }
}

const circumstancesOf = (request: Request, correlationId: string) => ({
  ip: normalizedIp(request.ip ?? ''),
  userAgent: request.get('user-agent') ?? '',
  locale: acceptedLocale(request.get('accept-language')),
  correlationId,
})

/** Browsers accept the `__Host-` prefix over TLS and on localhost only; a plain address in a local network gets a plain name. */
export const sessionCookie = (request: Request): string => (secure(request) ? '__Host-sid' : 'sid')
/** Of a browser that has left for a provider. */
export const ssoCookie = (request: Request): string => (secure(request) ? '__Host-sso' : 'sso')
/** By which a browser that nobody has signed in at is known again, for the minutes that its passkey takes. */
export const passkeyCookie = (request: Request): string => (secure(request) ? '__Host-passkey' : 'passkey')
/** Of a browser in which somebody has signed up. */
export const signupCookie = (request: Request): string => (secure(request) ? '__Host-signup' : 'signup')
/** Of a browser in which no code is asked for after the password; `__Host-` is the narrowest scope that browsers know. */
export const rememberedCookie = (request: Request): string => (secure(request) ? '__Host-remembered' : 'remembered')
/** As a read looks for it: whichever name it came under. */
export const rememberedIn = ({ cookies }: Pick<Caller, 'cookies'>): string | undefined =>
  cookies['__Host-remembered'] ?? cookies.remembered
export const deviceCookie = (request: Request): string => (secure(request) ? '__Host-device' : 'device')

export function setCookie(response: Response, name: string, value: string, maxAgeSeconds?: number): void {
  const options = { path: '/', httpOnly: true, secure: name.startsWith('__Host-'), sameSite: 'lax' } as const
  const cookie = stringifySetCookie({
    name,
    value,
    ...options,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  })
  response.append('Set-Cookie', cookie)
}

const secure = (request: Request): boolean => request.secure

/** Asks for nothing else of a request that Express does not handle: the name of the cookie tells by itself how the page came. */
export async function isSignedIn({ headers }: IncomingMessage, sessions: Pick<SessionStore, 'find'>): Promise<boolean> {
  const cookies = parseCookie(headers.cookie ?? '')
  const sid = cookies['__Host-sid'] ?? cookies.sid ?? ''
  return sid !== '' && (await sessions.find(sid, true))?.stage === 'full'
}

/** Attackers own whole IPv6 /64 networks; limits count those as one. */
export function normalizedIp(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice(7)
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
