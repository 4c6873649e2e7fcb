// The write side of a process: the services its features work with, and their bindings.

import { Executor } from '@practicum/command-service/execution/executor'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { attachableChannel } from '@practicum/command-service/features/attachments/attachments.channels'
import { attachmentReactions } from '@practicum/command-service/features/attachments/attachments.reactions'
import { attachmentRoutes } from '@practicum/command-service/features/attachments/attachments.routes'
import { dashboardRoutes } from '@practicum/command-service/features/dashboards/dashboards.routes'
import { draftRoutes } from '@practicum/command-service/features/drafts/drafts.routes'
import { liveSessionRoutes } from '@practicum/command-service/features/live-sessions/live-sessions.routes'
import { meetingTellers } from '@practicum/command-service/features/live-sessions/live-sessions.tellers'
import { notificationReaction } from '@practicum/command-service/features/notifications/notifications.reaction'
import { notificationRoutes } from '@practicum/command-service/features/notifications/notifications.routes'
import { peopleRoutes } from '@practicum/command-service/features/people/people.routes'
import { placementRoutes } from '@practicum/command-service/features/placements/placements.routes'
import { placementTellers } from '@practicum/command-service/features/placements/placements.tellers'
import { channelRoutes } from '@practicum/command-service/features/sessions/sessions.channels'
import { Devices } from '@practicum/command-service/features/sessions/sessions.device'
import { sessionRoutes } from '@practicum/command-service/features/sessions/sessions.routes'
import { settingRoutes } from '@practicum/command-service/features/settings/settings.routes'
import { taskAttachable } from '@practicum/command-service/features/tasks/tasks.attachable'
import { taskRoutes } from '@practicum/command-service/features/tasks/tasks.routes'
import { seriesReactions } from '@practicum/command-service/features/tasks/tasks.series.reactions'
import { taskTellers } from '@practicum/command-service/features/tasks/tasks.tellers'
import type { Reaction } from '@practicum/command-service/reactions/reaction'
import { AccessTrail } from '@practicum/infra/access-trail/trail'
import { Unavailable } from '@practicum/infra/away/away'
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { Config } from '@practicum/infra/config/config'
import { DraftStore } from '@practicum/infra/drafts/store'
import type { EventStore, Position } from '@practicum/infra/event-store/port'
import type { CommandBinding } from '@practicum/infra/http/bindings'
import { HttpProblem } from '@practicum/infra/http/problem'
import type { ObjectStore } from '@practicum/infra/objects/port'
import { Tickets } from '@practicum/infra/realtime/tickets'
import { AnswerStore } from '@practicum/infra/sessions/answers'
import { Capabilities } from '@practicum/infra/sessions/capabilities'
import { CredentialStore } from '@practicum/infra/sessions/credentials'
import { CsrfTokens } from '@practicum/infra/sessions/csrf'
import { GuessCounter } from '@practicum/infra/sessions/guesses'
import { LastRoutes } from '@practicum/infra/sessions/last-routes'
import { passwordVerifier } from '@practicum/infra/sessions/passwords'
import { SessionStore } from '@practicum/infra/sessions/store'
import { attachedTo } from '@practicum/projections/features/attachments/attachments.index'
import type { CatchUp } from '@practicum/projections/runner/catch-up'
import { readStalls } from '@practicum/projections/runner/stalls'
import { DRAFT_DAYS } from '@practicum/shared/features/drafts/drafts.contract'
import type { Databases } from './databases'

export interface WriteSideParts {
  readonly config: Config
  readonly databases: Databases
  readonly store: EventStore
  readonly codec: EventCodec
  readonly catchUp: CatchUp
  readonly objects: ObjectStore
  readonly report: (error: unknown) => void
}

/** A command that changes rights answers only when they are in force; longer than this it is an error. */
const SHOWN_WITHIN_MS = 5000

export function commandServices(parts: WriteSideParts): CommandServices {
  const { config, databases, store, codec, catchUp, objects, report } = parts
  const { write } = databases
  const { secrets } = config
  const credentials = new CredentialStore(write, secrets.blindIndex)
  return {
    executor: new Executor(store, codec),
    trail: new AccessTrail(write),
    sessions: new SessionStore(write, config.session),
    answers: new AnswerStore(write),
    csrf: new CsrfTokens(secrets.csrf),
    guesses: new GuessCounter(write),
    credentials,
    passwords: passwordVerifier(credentials),
    lastRoutes: new LastRoutes(write),
    drafts: new DraftStore(write, DRAFT_DAYS),
    capabilities: new Capabilities(write, secrets.cookie),
    devices: new Devices(secrets.cookie),
    objects,
    tickets: new Tickets(secrets.cookie),
    afterwards: work => void Promise.resolve().then(work).catch(report),
    async shown(models, position: Position | undefined) {
      if (position === undefined || (await catchUp.wait(models, position, SHOWN_WITHIN_MS))) return
      // One that is late will show it; one that has stalled waits for a release that mends it, and nobody waits for that.
      const stalled = (await readStalls(write)).some(({ name }) => models.includes(name))
      if (stalled) throw new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 })
      throw new Unavailable(`${models.join(', ')} did not show the change within ${SHOWN_WITHIN_MS} ms`)
    },
  }
}

const attachables = { task: taskAttachable }

export function commandBindings(services: CommandServices): readonly CommandBinding[] {
  return [
    ...attachmentRoutes(services, attachables),
    ...channelRoutes(services, attachableChannel(services, attachables)),
    ...liveSessionRoutes(services),
    ...notificationRoutes(services),
    ...dashboardRoutes(services),
    ...draftRoutes(services),
    ...peopleRoutes(services),
    ...placementRoutes(services),
    ...sessionRoutes(services),
    ...settingRoutes(services),
    ...taskRoutes(services),
  ]
}

export function reactions(services: CommandServices, { write }: Databases): readonly Reaction[] {
  const { executor } = services
  return [
    ...attachmentReactions(services, { attachedTo: (type, id) => attachedTo(write, type, id) }),
    ...seriesReactions(executor),
    notificationReaction(executor, { ...meetingTellers, ...placementTellers, ...taskTellers }),
  ]
}
