// Which mails follow from an event: each feature says it of its own events, the outbox writes them.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Mailer } from '@practicum/infra/mail/port'
import type { MailSecrets } from '@practicum/infra/mail/secrets'
import type { MailedPicture } from '@practicum/infra/pictures/mailed'
import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import type { Texter } from '@practicum/infra/texts/port'
import type { CommandContext } from '../execution/context'
import type { Executor } from '../execution/executor'

export interface NewMail {
  /** `<thing>.<what happened>`: see `mails` of the features. */
  readonly kind: string
  /** Whom it goes to. */
  readonly userId: string
  /** What it is written for: of one cause, a person gets one mail of a kind. */
  readonly cause: string
  /** For the places in its words, and in the path of its button. */
  readonly values?: Readonly<Record<string, string>>
  /** Of somebody who has no account yet; of all others their own stream says it. */
  readonly to?: Addressee
  /** It goes as a text message to this number, in E.164. */
  readonly phone?: string
  /** In place of the one that their own stream says: one that is to be theirs, or was. */
  readonly address?: string
  /** What its button needs, and nobody else may know. */
  readonly secret?: { readonly text: string; readonly expiresAt: Date }
}

/** Whom a mail goes to. */
export interface Addressee {
  readonly email: string
  readonly firstName: string
  readonly name: string
  /** The key of one; undefined: they have chosen none. */
  readonly language: string | undefined
  /** As whom it is written; undefined: the platform. */
  readonly organizationId: string | undefined
}

export interface Outbox {
  /** To somebody who was erased, or never was and has no `to`, nothing is written. */
  put(mail: NewMail, context: CommandContext): Promise<void>
}

/** The logo of an organization, by the name that the document of a mail has for it. */
export interface MailLogo extends MailedPicture {
  readonly cid: string
}

export interface Logos {
  /** As the organization has it now; undefined: there is none, or it cannot be had. Never rejects. */
  of(organizationId: string): Promise<MailLogo | undefined>
}

/** How mails leave. */
export interface Mailing {
  /** Undefined: no mail server is set up, and mails are kept to be read here. */
  readonly mailer: Mailer | undefined
  /** Undefined: nobody sends text messages, and they are kept alike. */
  readonly texter: Texter | undefined
  readonly secrets: MailSecrets
  /** What it looks like as whom a mail is written. */
  readonly logos: Logos
  /** Where the product is reached, without a slash at its end. */
  readonly publicUrl: string
}

/** What rules look things up with, and make secrets by. */
export interface MailWork {
  readonly executor: Executor
  readonly capabilities: Pick<Capabilities, 'tokenOf'>
  /** The name under which an address is known. */
  readonly emailIndex: (email: string) => string
}

/** The event is the cause. */
export type MailRule = (event: StoredEvent, work: MailWork) => Promise<readonly Omit<NewMail, 'cause'>[]>
