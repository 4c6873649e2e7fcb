// What a feature does on the write side, as one object: what it answers, what follows from events and from time, and what other features ask of it.
import type { CommandBinding } from '@practicum/infra/http/bindings'
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Principal } from '@practicum/shared/access/principal'
import type { FileKind } from '@practicum/shared/contract/attached'
import type { Locale } from '@practicum/shared/kernel/locales'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { mergeSlots } from '@practicum/shared/kernel/slots'
import type { DemonstrationPart } from '../demonstration/part'
import type { WebhookRule } from '../reactions/hooking'
import type { MailRule } from '../reactions/mailing'
import type { RecipientRule } from '../reactions/notifying'
import type { Reaction } from '../reactions/reaction'
import type { Schedule } from '../reactions/schedules'
import type { CommandContext } from './context'
import type { Executor } from './executor'
import type { CommandServices } from './ports'

export interface CommandFeature {
  /** The name of its folder. */
  readonly name: string
  readonly routes?: (services: CommandServices, slots: CommandSlots) => readonly CommandBinding[]
  readonly reactions?: (work: FeatureWork) => readonly Reaction[]
  readonly schedules?: (work: FeatureWork) => readonly Schedule[]
  /** Whom its events concern, by type of event: each of them gets a notification. */
  readonly recipients?: Readonly<Record<string, RecipientRule>>
  /** Which mails follow from its events, by type of event. */
  readonly mails?: Readonly<Record<string, MailRule>>
  /** Of which of its events integrations are told, by type of event. */
  readonly webhooks?: Readonly<Record<string, WebhookRule>>
  /** Its things that can have attachments, by the first part of their streams. */
  readonly attachables?: Readonly<Record<string, Attachable>>
  /** Of what kinds of things it takes in rows of files, by kind. */
  readonly importables?: Readonly<Record<string, Importable>>
  /** Its things that a task can be about, by the name that tasks have for them. */
  readonly assignables?: Readonly<Record<string, FindAssignable>>
  /** Whether the bytes under a key of the object store are needed by it; undefined: the key is none of its own. */
  readonly keeps?: (services: CommandServices, key: string) => Promise<boolean | undefined>
  /** What every installation begins with; repeated, it changes nothing. */
  readonly begins?: (services: CommandServices, context: CommandContext) => Promise<unknown>
  /** What it adds to the demonstration. */
  readonly demonstration?: DemonstrationPart
  /** Its private channels. */
  readonly channel?: (services: CommandServices, slots: CommandSlots) => FeatureChannel
}

export interface FeatureWork {
  readonly services: CommandServices
  readonly slots: CommandSlots
  /** What the feature's own read side finds for it: see `ReadFeature.lookUps`. */
  readonly lookUps: unknown
}

/** What all features fill together. */
export interface CommandSlots {
  readonly recipients: Readonly<Record<string, RecipientRule>>
  readonly mails: Readonly<Record<string, MailRule>>
  readonly webhooks: Readonly<Record<string, WebhookRule>>
  readonly attachables: Readonly<Record<string, Attachable>>
  readonly assignables: Readonly<Record<string, FindAssignable>>
  readonly importables: Readonly<Record<string, Importable>>
  readonly channels: readonly FeatureChannel[]
  readonly keeps: readonly NonNullable<CommandFeature['keeps']>[]
}

export interface ThingCall {
  readonly executor: Executor
  readonly principal: Principal
  readonly id: string
}

export interface Attachable {
  /** undefined: within reach. What is not the caller's to see is missing. */
  readonly authorize: (call: ThingCall, wanted: 'see' | 'change') => Promise<Refusal | undefined>
  /** Which kinds of files it takes; absent: images and documents. */
  readonly kinds?: readonly FileKind[]
  /** What is attached to it was signed: taken off, it is withdrawn and stays on record. */
  readonly signed?: true
  /** Types of the events that end the thing, and with it what is attached. */
  readonly endedBy: readonly string[]
}

/** As whom rows are added: a coordinator of the organization. */
export interface Importer extends Pick<Principal, 'userId' | 'positionId' | 'organizationId'> {
  readonly locale: Locale
}

export interface Importable {
  /** What a row can say, by field. */
  readonly columns: Readonly<Record<string, { readonly required: boolean }>>
  /** By what people know a row that failed, kept for whoever imports it: nothing by which somebody else is known once they are erased. */
  readonly knownBy: (values: Readonly<Record<string, string>>) => string
  /** In one file; absent: as many as any import takes. */
  readonly maxRows?: number
  /**
   * Adds what one row says, wholly or not at all; answers what is wrong with it. Repeated with the same command id it adds nothing. Where a budget is
   * used up (`too_many`), the row is asked again when there is a new one.
   */
  readonly importRow: (
    services: CommandServices,
    values: Readonly<Record<string, string>>,
    row: ImportedRow,
  ) => Promise<readonly Refusal[] | undefined>
  /** Whether a row has been added under this command id: asked of what a crash has left when nothing more is to be added. */
  readonly hasRun: (
    services: CommandServices,
    values: Readonly<Record<string, string>>,
    row: ImportedRow,
  ) => Promise<boolean>
}

export interface ImportedRow {
  readonly by: Importer
  readonly context: CommandContext
}

/** Undefined: it does not exist, or is not the caller's to hand on. */
export type FindAssignable = (call: ThingCall) => Promise<Assignable | undefined>

/** The rooms behind a channel; undefined where it is no channel of the feature, or not the principal's. */
export type FeatureChannel = (channel: string, principal: Principal) => Promise<readonly string[] | undefined>

/** Gathers what the features fill. Throws where two of them name the same thing. */
export function commandSlots(features: readonly CommandFeature[], services: CommandServices): CommandSlots {
  const slots = {
    recipients: mergeSlots(features.map(({ recipients }) => recipients)),
    mails: mergeSlots(features.map(({ mails }) => mails)),
    webhooks: mergeSlots(features.map(({ webhooks }) => webhooks)),
    attachables: mergeSlots(features.map(({ attachables }) => attachables)),
    assignables: mergeSlots(features.map(({ assignables }) => assignables)),
    importables: mergeSlots(features.map(({ importables }) => importables)),
    keeps: features.flatMap(({ keeps }) => (keeps ? [keeps] : [])),
  }
  const channels: FeatureChannel[] = []
  for (const { channel } of features) if (channel) channels.push(channel(services, { ...slots, channels }))
  return { ...slots, channels }
}
