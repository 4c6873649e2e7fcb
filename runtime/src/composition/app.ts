// The Express application around the mounted rows: headers of every answer, health, and what remains when nothing matched.

import type { IncomingMessage } from 'node:http'
import type { Config } from '@practicum/infra/config/config'
import type { Place } from '@practicum/infra/event-store/places'
import { normalizedIp } from '@practicum/infra/http/caller'
import { sendError } from '@practicum/infra/http/pipeline'
import { HttpProblem } from '@practicum/infra/http/problem'
import { refuseUnknown, refuseUnreadable } from '@practicum/infra/http/unknown'
import type { Metrics } from '@practicum/infra/observe/metrics'
import type { ParkedModel } from '@practicum/projections/runner/parked'
import type { Stall } from '@practicum/projections/runner/stalls'
import { mountApiPages } from '@practicum/query-service/pages/api-pages'
import { servePages } from '@practicum/query-service/pages/pages'
import { allRows } from '@practicum/shared/contract/all'
import { messageOf } from '@practicum/shared/contract/messages'
import { openApi } from '@practicum/shared/contract/openapi/document'
import express, { type Express, type Request } from 'express'
import helmet from 'helmet'
import proxyAddress, { compile } from 'proxy-addr'
import { version } from '../../../package.json'

const YEAR_SECONDS = 365 * 24 * 3600

export function createApp({ trustedProxies }: Pick<Config, 'trustedProxies'>): Express {
  const app = express()
  app.disable('x-powered-by')
  // Answers are not to be kept, so nobody asks whether they have changed.
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', trustedProxies.length > 0 ? [...trustedProxies] : false)
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true, preload: true },
    }),
  )
  return app
}

/** Of whoever has sent a request that Express does not handle, as limits count it: the same word of the same proxies is taken. */
export function addressOf({ trustedProxies }: Pick<Config, 'trustedProxies'>): (request: IncomingMessage) => string {
  const trusted = compile([...trustedProxies])
  // Whoever has gone meanwhile has no address any more.
  return request => normalizedIp(proxyAddress(request, trusted) ?? '')
}

export interface OperatorPages {
  /** Can this process answer? */
  readonly ready: () => Promise<boolean>
  /** What stands at places that the log does not hold: it is only read then. */
  readonly lostPlaces: () => readonly Place[]
  /** Read models that do not get on; everything else goes on without them. */
  readonly stalled: () => Promise<readonly Stall[]>
  /** Read models with rows that wait for an event which could not be taken in; everything else goes on. */
  readonly parked: () => Promise<readonly ParkedModel[]>
  readonly metrics: Metrics
  /** Addresses of those who may read more than whether it answers. */
  readonly operators: readonly string[]
  /** Whether the contract of the API is shown here as well. */
  readonly contract: boolean
}

/** What operators and integrators read: health, metrics for the machine itself, and the contract of the API. */
export function mountOperatorPages(app: Express, { metrics, operators, contract, ...state }: OperatorPages): void {
  const isOperator = isOperatorOf(operators)
  app.get('/health/live', (_request, response) => void response.json({ live: true }))
  app.get('/health/ready', async (request, response) => {
    const [told, details] = await Promise.all([readiness(state), isOperator(request) ? detailsOf(state) : {}])
    // What is undefined is left out.
    response.status(told.ready ? 200 : 503).json({ ...told, ...details })
  })
  app.get('/metrics', async (request, response) => {
    if (!isOperator(request)) return sendError(response, new HttpProblem(404, 'not_found'))
    response.type('text/plain').send(await metrics.text())
  })
  if (!contract) return
  mountApiPages(app, () => openApi(allRows, version))
}

type State = Pick<OperatorPages, 'ready' | 'lostPlaces' | 'stalled' | 'parked'>

interface Readiness {
  readonly ready: boolean
  readonly reason?: { readonly code: string; readonly message: string }
}

async function readiness({ ready, lostPlaces }: State): Promise<Readiness> {
  if (lostPlaces().length === 0) return { ready: await ready().catch(() => false) }
  return { ready: false, reason: { code: 'read_only', message: messageOf('read_only') } }
}

async function detailsOf({ lostPlaces, stalled, parked }: State): Promise<object> {
  const lost = lostPlaces().map(({ of, position }) => ({ of, position }))
  const [stalls, parkings] = await Promise.all([stalled().catch(() => []), parked().catch(() => [])])
  return { stalled: stalls, parked: parkings, ...(lost.length > 0 && { lost }) }
}

/** Metrics and what is stalled are for a collector at a known address, not for the world that a proxy at such an address brings along. */
function isOperatorOf(addresses: readonly string[]): (request: Request) => boolean {
  const known = compile([...addresses])
  return request =>
    known(request.socket.remoteAddress ?? '', 0) &&
    request.get('x-forwarded-for') === undefined &&
    request.get('forwarded') === undefined
}

/** Pages last: they answer every path that nothing else knows. */
export async function finishApp(
  app: Express,
  webFolder: string | undefined,
  { mapTiles, companion }: Pick<Config, 'mapTiles' | 'companion'>,
): Promise<void> {
  const images = mapTiles ? [new URL(mapTiles.url).origin] : []
  if (webFolder !== undefined) await servePages(app, webFolder, { images, companion: companion?.url })
  app.use(refuseUnknown(allRows))
  app.use(refuseUnreadable)
}
