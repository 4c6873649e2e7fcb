// The write side of a process: the services its features work with, and their bindings.

import { Executor } from '@practicum/command-service/execution/executor'
import {
  type CommandFeature,
  type CommandSlots,
  commandSlots,
  type FeatureWork,
} from '@practicum/command-service/execution/feature'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { allFeatures } from '@practicum/command-service/features/all'
import { MailLogos } from '@practicum/command-service/features/mails/mails.logos'
import { MailOutbox } from '@practicum/command-service/features/mails/mails.outbox'
import { Devices } from '@practicum/command-service/features/sessions/sessions.device'
import { SignupMarks } from '@practicum/command-service/features/sessions/sessions.signup-mark'
import type { Reaction } from '@practicum/command-service/reactions/reaction'
import type { Schedule } from '@practicum/command-service/reactions/schedules'
import { AccessTrail } from '@practicum/infra/access-trail/trail'
import { Admissions } from '@practicum/infra/admissions/admissions'
import type { Audit } from '@practicum/infra/audit/audit'
import { Unavailable } from '@practicum/infra/availability/unavailable'
import { requestReplay } from '@practicum/infra/bus/dead-letters'
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { Config } from '@practicum/infra/config/config'
import { DraftStore } from '@practicum/infra/drafts/store'
import type { EventLog } from '@practicum/infra/event-store/chain'
import type { CommandBinding } from '@practicum/infra/http/bindings'
import { HttpProblem } from '@practicum/infra/http/problem'
import type { StoredPersonKeys } from '@practicum/infra/keys/postgres'
import type { ObjectStore } from '@practicum/infra/objects/port'
import { Tickets } from '@practicum/infra/realtime/tickets'
import { clamdScanner } from '@practicum/infra/scanning/clamd'
import { ScheduleCursors } from '@practicum/infra/schedules/cursors'
import { AnswerStore } from '@practicum/infra/sessions/answers'
import { ApiTokenStore } from '@practicum/infra/sessions/api-tokens'
import { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { BegunSignups } from '@practicum/infra/sessions/begun-signups'
import { Capabilities } from '@practicum/infra/sessions/capabilities'
import { CredentialStore, type PasswordCost } from '@practicum/infra/sessions/credentials'
import { CsrfTokens } from '@practicum/infra/sessions/csrf'
import { LastRoutes } from '@practicum/infra/sessions/last-routes'
import { LoginAsStore } from '@practicum/infra/sessions/login-as'
import { PasskeyChallenges } from '@practicum/infra/sessions/passkey-challenges'
import { PasskeyStore } from '@practicum/infra/sessions/passkeys'
import { PasswordChanges } from '@practicum/infra/sessions/password-changes'
import { PasswordResets } from '@practicum/infra/sessions/password-resets'
import { passwordVerifier } from '@practicum/infra/sessions/passwords'
import { RecoveryCodes } from '@practicum/infra/sessions/recovery-codes'
import { RememberedDevices } from '@practicum/infra/sessions/remembered-devices'
import { Signatures } from '@practicum/infra/sessions/signatures'
import { SessionStore } from '@practicum/infra/sessions/store'
import { TextCodes } from '@practicum/infra/sessions/text-codes'
import { TwoFactorStore } from '@practicum/infra/sessions/two-factor'
import { relyingPartyAt } from '@practicum/infra/sessions/webauthn'
import { SnapshotStore } from '@practicum/infra/snapshots/store'
import { textsOffered } from '@practicum/infra/texts/location'
import { TrainingLookUps } from '@practicum/infra/trainings/training-look-ups'
import type { PositionWaiter } from '@practicum/projections/runner/catch-up'
import { readStalls } from '@practicum/projections/runner/stalls'
import { DRAFT_DAYS } from '@practicum/shared/features/drafts/drafts.contract'
import type { Databases } from './databases'
import { erasureTools } from './erasing'
import { mailingOf } from './mailing'
import { lookUpsOf } from './read-side'
import { ssoOf } from './sso'
import { webhooksOf } from './webhooks'

export interface WriteSideParts {
  readonly config: Config
  readonly databases: Databases
  readonly store: EventLog
  readonly codec: EventCodec
  readonly catchUp: PositionWaiter
  readonly objects: ObjectStore
  readonly audit: Audit
  readonly keys: StoredPersonKeys
  readonly report: (error: unknown) => void
  /** For specs, which sign in thousands of times; no program of the product says it. */
  readonly passwordCost?: PasswordCost | undefined
  /** For specs, which do not wait for processes that are not there. */
  readonly keysForgottenAfterMs?: number | undefined
  /** For specs, in which a slow machine may take longer to show a change than people would wait. */
  readonly shownWithinMs?: number | undefined
}

/** A command that changes rights answers only when they are in force; longer than this it is an error. */
const SHOWN_WITHIN_MS = 5000

export function commandServices(parts: WriteSideParts): CommandServices {
  const { config, databases, store, codec, keys, objects, audit, report, passwordCost } = parts
  const { write } = databases
  const { secrets } = config
  const snapshotting = { snapshots: new SnapshotStore(write), keys, onError: report }
  const credentials = new CredentialStore(write, secrets.blindIndex, passwordCost)
  const executor = new Executor(store, codec, snapshotting, config.keysRemembered * 1000)
  const mailing = mailingOf({ config, pool: write, keys, logos: new MailLogos({ executor, objects, onError: report }) })
  const waitUntilProjected = untilProjected(parts)
  const placesShown = async () => waitUntilProjected(['person', 'position', 'invite'], await store.last())
  return {
    executor,
    ...{ admissions: new Admissions(write, placesShown), trainingLookUps: new TrainingLookUps(write) },
    waitUntilProjected,
    mail: new MailOutbox(executor, mailing.secrets),
    mailing,
    trail: new AccessTrail(write),
    sessions: new SessionStore(write, config.session),
    answers: new AnswerStore(write, secrets.cookie),
    csrf: new CsrfTokens(secrets.csrf),
    attempts: new AttemptLimiter(write),
    credentials,
    passwords: passwordVerifier(credentials),
    passwordChanges: new PasswordChanges(write),
    passwordResets: new PasswordResets(write, config.passwordResetMinutes),
    ...secondSteps(parts),
    ...besidePasswords(parts),
    lastRoutes: new LastRoutes(write),
    drafts: new DraftStore(write, DRAFT_DAYS),
    capabilities: new Capabilities(write, secrets.cookie),
    ...{ signatures: new Signatures(secrets.cookie), devices: new Devices(secrets.cookie) },
    ...{ objects, scan: config.scanner && clamdScanner(config.scanner) },
    scheduleCursors: new ScheduleCursors(write),
    audit,
    ...{ erasing: erasureTools(parts), effectsAgain: (eventId?: string) => requestReplay(write, eventId) },
    tickets: new Tickets(secrets.cookie),
    runInBackground: work => void Promise.resolve().then(work).catch(report),
  }
}

function untilProjected(parts: WriteSideParts): CommandServices['waitUntilProjected'] {
  const { catchUp, databases, shownWithinMs = SHOWN_WITHIN_MS } = parts
  return async (models, position) => {
    if (position === undefined || (await catchUp.waitForPosition(models, position, shownWithinMs))) return
    // One that is late will show it; one that has stalled waits for a release that mends it, and nobody waits for that.
    const stalled = (await readStalls(databases.write)).some(({ name }) => models.includes(name))
    if (stalled) throw new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 })
    throw new Unavailable(`${models.join(', ')} did not show the change within ${shownWithinMs} ms`)
  }
}

const secondSteps = ({ config, databases: { write }, keys }: WriteSideParts) => ({
  twoFactor: new TwoFactorStore(write, keys),
  textCodes: new TextCodes(write, keys),
  texting: { isOffered: textsOffered(config), perDay: config.textsPerDay, countries: config.textCountries },
  recoveryCodes: new RecoveryCodes(write),
  rememberedDevices: new RememberedDevices(write, keys),
  twoFactorRoles: new Set(config.twoFactorRequiredRoles),
})

const besidePasswords = (parts: WriteSideParts) => ({
  signupMarks: new SignupMarks(parts.config.secrets.cookie),
  begunSignups: new BegunSignups(parts.databases.write, parts.config.secrets.keyEncryption),
  passkeys: new PasskeyStore(parts.databases.write, parts.keys),
  passkeyChallenges: new PasskeyChallenges(parts.databases.write),
  relyingParty: relyingPartyAt(parts.config.publicUrl),
  sso: ssoOf(parts),
  apiTokens: new ApiTokenStore(parts.databases.write),
  webhooks: webhooksOf(parts),
  loginAs: new LoginAsStore(parts.databases.write, parts.config.session),
})

const slotsOf = (services: CommandServices): CommandSlots => commandSlots(allFeatures, services)

export function commandBindings(services: CommandServices): readonly CommandBinding[] {
  const slots = slotsOf(services)
  return allFeatures.flatMap(({ routes }) => routes?.(services, slots) ?? [])
}

export const reactions = (services: CommandServices, databases: Databases): readonly Reaction[] =>
  workOf(services, databases, ({ reactions: own }, work) => own?.(work) ?? [])

export const featureSchedules = (services: CommandServices, databases: Databases): readonly Schedule[] =>
  workOf(services, databases, ({ schedules: own }, work) => own?.(work) ?? [])

function workOf<Work>(
  services: CommandServices,
  { write }: Pick<Databases, 'write'>,
  workIn: (feature: CommandFeature, work: FeatureWork) => readonly Work[],
): readonly Work[] {
  const slots = slotsOf(services)
  const lookUps = lookUpsOf(write)
  return allFeatures.flatMap(feature => workIn(feature, { services, slots, lookUps: lookUps.get(feature.name) }))
}
