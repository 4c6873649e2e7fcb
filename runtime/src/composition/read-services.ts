// What the queries work with, and the gateway that tells what they would now answer.
import type { Server } from 'node:http'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { setAsideEffects } from '@practicum/infra/bus/dead-letters'
import type { Config } from '@practicum/infra/config/config'
import type { Position } from '@practicum/infra/event-store/port'
import { isSignedIn } from '@practicum/infra/http/caller'
import type { SecurityLog } from '@practicum/infra/observe/security-log'
import { FeedOwners } from '@practicum/infra/sessions/feed-owners'
import { SessionStore } from '@practicum/infra/sessions/store'
import type { ReadServices } from '@practicum/projections/reads/ports'
import { parkedModels } from '@practicum/projections/runner/parked'
import { readStalls } from '@practicum/projections/runner/stalls'
import { status } from '@practicum/projections/runner/status'
import type { EventBroadcasterOptions } from '@practicum/query-service/gateway/broadcaster'
import { Gateway } from '@practicum/query-service/gateway/gateway'
import { buildOf } from '@practicum/query-service/pages/pages'
import { allRows } from '@practicum/shared/contract/all'
import { isProtected } from '@practicum/shared/contract/row'
import { allCatalogs } from '@practicum/shared/events/all'
import { addressOf } from './app'
import type { Foundations } from './foundations'
import { observePlatform } from './observed-platform'
import { allProjections, slots } from './read-side'

export interface GatewayParts extends Foundations {
  readonly config: Pick<Config, 'strangerSockets' | 'trustedProxies' | 'session'>
  readonly services: CommandServices
  readonly server: Server
  readonly webFolder: string | undefined
  readonly onBroadcast: EventBroadcasterOptions['onBroadcast']
  readonly security: Pick<SecurityLog, 'note'>
}

/** A push waits so long for the read models, in milliseconds, and then goes out all the same. */
const SHOWN_WITHIN_MS = 2000
/** What is stalled is looked up this often at most. */
const STALLS_KNOWN_MS = 1000

export async function openGateway({
  config,
  server,
  services,
  webFolder,
  onBroadcast,
  security,
  ...foundations
}: GatewayParts): Promise<Gateway> {
  const { codec, databases, connection, report } = foundations
  const sessions = new SessionStore(databases.sockets, config.session)
  return new Gateway({
    http: server,
    limits: {
      strangers: config.strangerSockets,
      addressOf: addressOf(config),
      isSignedIn: request => isSignedIn(request, sessions),
      onRefused: (kind, ip) => security.note({ kind, ip }),
    },
    tickets: services.tickets,
    sessions,
    codec,
    presence: { pool: databases.sockets, connection },
    waterMark: shownEverywhere(foundations),
    build: webFolder === undefined ? undefined : await buildOf(webFolder),
    report,
    onBroadcast,
  })
}

/** A read model that does not get on holds no push up. */
function shownEverywhere({ waterMark, databases }: Foundations): (position: Position) => Promise<boolean> {
  let stalled = new Set<string>()
  let knownUntil = 0
  return async position => {
    if (Date.now() > knownUntil) {
      knownUntil = Date.now() + STALLS_KNOWN_MS
      stalled = new Set((await readStalls(databases.write)).map(({ name }) => name))
    }
    const names = allProjections.map(({ name }) => name).filter(name => !stalled.has(name))
    return waterMark.waitForPosition(names, position, SHOWN_WITHIN_MS)
  }
}

interface ReadParts extends Foundations {
  readonly services: CommandServices
  readonly gateway: Gateway
}

export function readServices(config: Config, { services, gateway, ...foundations }: ReadParts): ReadServices {
  const { store, codec, databases, objects } = foundations
  return {
    config,
    objects,
    store,
    codec,
    csrf: services.csrf,
    capabilities: services.capabilities,
    signatures: services.signatures,
    attempts: services.attempts,
    credentials: services.credentials,
    sessions: services.sessions,
    apiTokens: services.apiTokens,
    webhookDeliveries: services.webhooks.deliveries,
    mailSecrets: services.mailing.secrets,
    twoFactor: services.twoFactor,
    textCodes: services.textCodes,
    ...{ recoveryCodes: services.recoveryCodes, rememberedDevices: services.rememberedDevices },
    passkeys: services.passkeys,
    twoFactorRoles: services.twoFactorRoles,
    sso: services.sso,
    loginAs: services.loginAs,
    feedOwners: new FeedOwners(databases.write, services.attempts),
    types: allCatalogs.flatMap(({ definitions }) => Object.keys(definitions)),
    calls: allRows.filter(isProtected).map(({ name }) => name),
    projections: allProjections,
    slots,
    online: () => gateway.online(),
    observed: () => observePlatform(foundations),
    setAside: most => setAsideEffects(databases.write, most),
    async lag() {
      const [states, parked, stalls] = await Promise.all([
        status({ store, pool: databases.write }, allProjections),
        parkedModels(databases.write),
        readStalls(databases.write),
      ])
      const outdated = new Map(parked.map(({ name, rows }) => [name, rows]))
      const stalled = new Set(stalls.map(({ name }) => name))
      return states.map(({ name, position, lag }) => {
        return { name, position, lag_events: lag, outdated_rows: outdated.get(name) ?? 0, stalled: stalled.has(name) }
      })
    },
  }
}
