// What the queries of all features work with. Made once by the composition of a process.
import type { SetAsideEffects } from '@practicum/infra/bus/dead-letters'
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { Config } from '@practicum/infra/config/config'
import type { EventStore } from '@practicum/infra/event-store/port'
import type { MailSecrets } from '@practicum/infra/mail/secrets'
import type { ObjectStore } from '@practicum/infra/objects/port'
import type { ApiTokenStore } from '@practicum/infra/sessions/api-tokens'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import type { CredentialStore } from '@practicum/infra/sessions/credentials'
import type { CsrfTokens } from '@practicum/infra/sessions/csrf'
import type { FeedOwners } from '@practicum/infra/sessions/feed-owners'
import type { LoginAsStore } from '@practicum/infra/sessions/login-as'
import type { PasskeyStore } from '@practicum/infra/sessions/passkeys'
import type { RecoveryCodes } from '@practicum/infra/sessions/recovery-codes'
import type { RememberedDevices } from '@practicum/infra/sessions/remembered-devices'
import type { Signatures } from '@practicum/infra/sessions/signatures'
import type { SessionStore } from '@practicum/infra/sessions/store'
import type { TextCodes } from '@practicum/infra/sessions/text-codes'
import type { TwoFactorStore } from '@practicum/infra/sessions/two-factor'
import type { SsoIdentities } from '@practicum/infra/sso/identities'
import type { WebhookDeliveries } from '@practicum/infra/webhooks/deliveries'
import type { Role } from '@practicum/shared/access/roles'
import type { SsoProviderName } from '@practicum/shared/access/sso'
import type { PlatformObserved } from '@practicum/shared/contract/platform-health'
import type { Projection } from '../runner/projection'
import type { ReadSlots } from './slots'

export interface ReadServices {
  readonly config: Pick<Config, 'session' | 'demo' | 'mode' | 'mail' | 'texts' | 'publicUrl' | 'mapTiles' | 'companion'>
  readonly objects: ObjectStore
  readonly store: EventStore
  readonly codec: EventCodec
  readonly csrf: CsrfTokens
  readonly capabilities: Capabilities
  readonly signatures: Signatures
  readonly attempts: AttemptLimiter
  /** Whose an address is. */
  readonly credentials: Pick<CredentialStore, 'find'>
  readonly feedOwners: FeedOwners
  readonly mailSecrets: Pick<MailSecrets, 'of'>
  readonly sessions: Pick<SessionStore, 'openOf'>
  readonly apiTokens: Pick<ApiTokenStore, 'usedAt'>
  readonly webhookDeliveries: Pick<WebhookDeliveries, 'of'>
  readonly loginAs: Pick<LoginAsStore, 'namesOf'>
  readonly twoFactor: Pick<TwoFactorStore, 'standing' | 'pending' | 'phoneOf'>
  readonly textCodes: Pick<TextCodes, 'standing'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'left'>
  readonly rememberedDevices: Pick<RememberedDevices, 'shownTo'>
  readonly passkeys: Pick<PasskeyStore, 'shownTo' | 'has'>
  /** Those that nobody holds without a second step of signing in. */
  readonly twoFactorRoles: ReadonlySet<Role>
  readonly sso: {
    readonly identities: Pick<SsoIdentities, 'linksOf'>
    /** Undefined: not offered. */
    readonly providers: Readonly<Record<SsoProviderName, unknown>>
  }
  /** Every event type there is. */
  readonly types: readonly string[]
  /** Names of the contract rows whose answers and refusals are noted. */
  readonly calls: readonly string[]
  /** Every read model: the past of a thing is folded by its own. */
  readonly projections: readonly Projection[]
  /** Ids of users with an open browser, at most some, and how many there are. */
  readonly online: () => Promise<{ readonly online: number; readonly user_ids: readonly string[] }>
  /** Every read model, and how it gets on. */
  readonly lag: () => Promise<readonly ({ name: string; position: string } & PlatformObserved['readModels'][number])[]>
  /** What stands behind the read models, as far as this process can tell. */
  readonly observed: () => Promise<ObservedPlatform>
  /** Effects that were set aside, at most so many, and how many there are. */
  readonly setAside: (most: number) => Promise<SetAsideEffects>
  readonly slots: ReadSlots
}

/** As the rule of a platform's health asks. */
export type ObservedPlatform = Omit<PlatformObserved, 'readModels'>
