// What features hand to dashboards: what of theirs waits today, and what is said better by a picture.
import type { ActingRole } from '@practicum/shared/access/roles'
import type { AnswerOf, QueryRow } from '@practicum/shared/contract/row'
import type { ComponentType } from 'react'
import type { SortPayload } from 'react-admin'
import type { Me } from '../providers/me'
import type { Drawing, Translate } from '../ui/pictures/drawing'

/** The present day in the reader's zone, and what stands beside it. */
export interface Day {
  readonly today: string
  readonly tomorrow: string
  /** The day that it is in three hours: late in the evening what begins after midnight is near. */
  readonly soon: string
}

/** A page of a list, as the list itself asks for it. */
export interface Asked {
  /** Name of the list among the resources. */
  readonly resource: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
}

/** A part of the panel of today: what waits for the reader, each with what can be done about it. */
export interface TodayEntry<Item = never> {
  readonly key: string
  /** Key of the words above its rows. */
  readonly label: string
  /** Smaller stands before. */
  readonly order: number
  readonly waits: (day: Day) => Asked
  /** What comes after today, for a day that is clear; its first is shown. */
  readonly next?: (day: Day) => Asked
  /** One of them in a row, with its intents. */
  readonly row: ComponentType<{ item: Item }>
  /** Is this one late? */
  readonly isLate?: (item: Item, day: Day) => boolean
  /** Where all of them stand. */
  readonly all: (day: Day) => string
  /** Whoever can act on it; absent: everybody. */
  readonly shownTo?: (me: Me) => boolean
}

/** An entry among those of other features. */
export const todayEntry = <Item>(entry: TodayEntry<Item>): TodayEntry => entry as unknown as TodayEntry

export interface DrawnFor {
  readonly translate: Translate
  readonly me: Me
}

/** A picture of dashboards: what is asked, and what is drawn of the answer. */
export interface DashboardPicture<Row extends QueryRow = never> {
  readonly key: string
  /** Key of its words. */
  readonly title: string
  /** Smaller stands before. */
  readonly order: number
  readonly roles: readonly ActingRole[]
  readonly row: Row
  /** Other features whose changes it depends on. */
  readonly alsoOn?: readonly string[]
  readonly draw: (answer: AnswerOf<Row>, drawn: DrawnFor) => Drawing
}

/** A picture among those of other features. */
export type AnyPicture = Omit<DashboardPicture, 'row' | 'draw'> & {
  readonly row: QueryRow
  readonly draw: (answer: unknown, drawn: DrawnFor) => Drawing
}

export const dashboardPicture = <Row extends QueryRow>(picture: DashboardPicture<Row>): AnyPicture =>
  picture as unknown as AnyPicture
