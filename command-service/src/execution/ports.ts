// What the features of the write side work with. Made once by the composition of a process.

import type { AccessTrail } from '@practicum/infra/access-trail/trail'
import type { Admissions } from '@practicum/infra/admissions/admissions'
import type { Audit } from '@practicum/infra/audit/audit'
import type { DraftStore } from '@practicum/infra/drafts/store'
import type { Position } from '@practicum/infra/event-store/port'
import type { ObjectStore } from '@practicum/infra/objects/port'
import type { Tickets } from '@practicum/infra/realtime/tickets'
import type { ScanFile } from '@practicum/infra/scanning/clamd'
import type { ScheduleCursors } from '@practicum/infra/schedules/cursors'
import type { AnswerStore } from '@practicum/infra/sessions/answers'
import type { ApiTokenStore } from '@practicum/infra/sessions/api-tokens'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import type { BegunSignups } from '@practicum/infra/sessions/begun-signups'
import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import type { CredentialStore } from '@practicum/infra/sessions/credentials'
import type { CsrfTokens } from '@practicum/infra/sessions/csrf'
import type { LastRoutes } from '@practicum/infra/sessions/last-routes'
import type { LoginAsStore } from '@practicum/infra/sessions/login-as'
import type { PasskeyChallenges } from '@practicum/infra/sessions/passkey-challenges'
import type { PasskeyStore } from '@practicum/infra/sessions/passkeys'
import type { PasswordChanges } from '@practicum/infra/sessions/password-changes'
import type { PasswordResets } from '@practicum/infra/sessions/password-resets'
import type { PasswordVerifier } from '@practicum/infra/sessions/passwords'
import type { RecoveryCodes } from '@practicum/infra/sessions/recovery-codes'
import type { RememberedDevices } from '@practicum/infra/sessions/remembered-devices'
import type { Signatures } from '@practicum/infra/sessions/signatures'
import type { SessionStore } from '@practicum/infra/sessions/store'
import type { TextCodes } from '@practicum/infra/sessions/text-codes'
import type { TwoFactorStore } from '@practicum/infra/sessions/two-factor'
import type { RelyingParty } from '@practicum/infra/sessions/webauthn'
import type { SsoAttempts } from '@practicum/infra/sso/attempts'
import type { SsoIdentities } from '@practicum/infra/sso/identities'
import type { SsoProvider } from '@practicum/infra/sso/port'
import type { TrainingLookUps } from '@practicum/infra/trainings/training-look-ups'
import type { Role } from '@practicum/shared/access/roles'
import type { SsoProviderName } from '@practicum/shared/access/sso'
import type { Devices } from '../features/sessions/sessions.device'
import type { SignupMarks } from '../features/sessions/sessions.signup-mark'
import type { Webhooks } from '../reactions/hooking'
import type { Mailing, Outbox } from '../reactions/mailing'
import type { ErasureTools } from './erasure-tools'
import type { Executor } from './executor'

export interface CommandServices {
  readonly executor: Executor
  readonly trail: AccessTrail
  readonly sessions: SessionStore
  readonly answers: AnswerStore
  readonly csrf: CsrfTokens
  readonly apiTokens: ApiTokenStore
  readonly attempts: AttemptLimiter
  readonly credentials: CredentialStore
  readonly passwords: PasswordVerifier
  readonly passwordChanges: PasswordChanges
  readonly passwordResets: PasswordResets
  readonly twoFactor: TwoFactorStore
  readonly textCodes: TextCodes
  readonly texting: Texting
  readonly recoveryCodes: RecoveryCodes
  readonly rememberedDevices: RememberedDevices
  readonly passkeys: PasskeyStore
  readonly passkeyChallenges: PasskeyChallenges
  /** For whom passkeys are made; undefined: they do not work at the address of this installation. */
  readonly relyingParty: RelyingParty | undefined
  /** Those that nobody holds without a second step of signing in. */
  readonly twoFactorRoles: ReadonlySet<Role>
  readonly sso: Sso
  readonly lastRoutes: LastRoutes
  readonly loginAs: LoginAsStore
  readonly drafts: DraftStore
  readonly capabilities: Capabilities
  readonly signatures: Signatures
  /** Resolves when these read models show the position: for commands that change who may do what. Rejects after the time allowed. */
  readonly waitUntilProjected: (models: readonly string[], position: Position | undefined) => Promise<void>
  /** The places of organizations. */
  readonly admissions: Admissions
  readonly trainingLookUps: TrainingLookUps
  readonly devices: Devices
  readonly signupMarks: SignupMarks
  readonly begunSignups: BegunSignups
  /** Writes mails. */
  readonly mail: Outbox
  /** How they leave. */
  readonly mailing: Mailing
  /** How integrations are told. */
  readonly webhooks: Webhooks
  readonly tickets: Tickets
  /** Signs and verifies log and access trail. */
  readonly audit: Pick<Audit, 'sign' | 'verify'>
  /** Destroys keys, and has made anew what was made of what they opened. */
  readonly erasing: ErasureTools
  /** Hands effects that were set aside back to their consumers: those of this event, or all; answers how many. */
  readonly effectsAgain: (eventId: string | undefined) => Promise<number>
  /** How far each walk over many things has come, over restarts. */
  readonly scheduleCursors: ScheduleCursors
  /** The bytes of files. */
  readonly objects: ObjectStore
  /** Looks a file through; undefined: nobody does. */
  readonly scan: ScanFile | undefined
  /** Runs work that no answer waits for; failures are reported. */
  readonly runInBackground: (work: () => Promise<unknown>) => void
}

/** By whom else people may be let in. */
export interface Sso {
  readonly attempts: SsoAttempts
  readonly identities: SsoIdentities
  /** Undefined: not offered. */
  readonly providers: Readonly<Record<SsoProviderName, SsoProvider | undefined>>
}

/** How far text messages may be sent. */
export interface Texting {
  /** False: nobody sends them, and none are offered. */
  readonly isOffered: boolean
  /** Of the whole installation. */
  readonly perDay: number
  /** Codes of countries; empty: all. */
  readonly countries: readonly string[]
}
