// What a feature adds to the demonstration: a slot of the feature, filled by real commands.
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Principal } from '@practicum/shared/access/principal'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../execution/ports'

/** Each person in each of their positions, first position first: as whom the demonstration's commands are given. By key of the person. */
export type DemoPeople = ReadonlyMap<string, readonly [Principal, ...Principal[]]>

/** A real file for a thing that can have attachments. */
export interface DemoDocument {
  readonly attachableType: string
  readonly attachableId: string
  /** Key of its owner. */
  readonly from: string
  readonly filename: string
  /** Lines of its one page; Latin letters without brackets. */
  readonly lines: readonly string[]
}

export interface Demonstration {
  readonly services: CommandServices
  readonly people: DemoPeople
  readonly now: Date
  /** What tasks can be about, by key; filled by the references. */
  readonly assignables: Map<string, Assignable>
  /** Given by the references. */
  attach: (document: DemoDocument) => Promise<void>
}

/** In this order: what others refer to, what people do. The references are gone through whenever any work is missing. */
export const STAGES = ['references', 'work'] as const

export interface DemonstrationPart {
  readonly stage: (typeof STAGES)[number]
  /** Whether its last thing is as it should be: an interrupted first start is finished by the next. */
  readonly isThere: (services: Pick<CommandServices, 'executor'>) => Promise<boolean>
  /** Ids and ids of commands are derived from fixed names: what was there already stays as it is. */
  readonly fill: (demonstration: Demonstration) => Promise<void>
}

export function unwrapOrThrow<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(`the demonstration was refused: ${outcome.code}`)
  return outcome
}
