// The trainings of one trainee on a line of time: where each begins and ends on it, and its placements, in parts of its length, and which days stand beneath it.
import { daysOfPlacement } from '@practicum/shared/features/placements/placements.days'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'

const DAY_MS = 24 * 60 * 60 * 1000
/** A line longer than this is divided by years, one that is shorter by quarters of them. */
const LONG_DAYS = 400

/** Part of the line that the words of a mark take on a phone; those of one behind `MARKS_TURN` stand before its place. */
const MARK_WIDTH = 0.15
export const MARKS_TURN = 1 - MARK_WIDTH

interface OnLine {
  /** Of the length of the line, 0 to 1. */
  readonly from: number
  readonly length: number
}

export interface Span extends OnLine {
  readonly training: TrainingView
  readonly placements: readonly PlacementSpan[]
}

export interface PlacementSpan extends OnLine {
  readonly placement: TrainingView['placements'][number]
  /** Its first day and its last, YYYY-MM-DD. */
  readonly startAt: string
  readonly endAt: string
}

export interface Timeline {
  /** In the order in which they begin. */
  readonly spans: readonly Span[]
  /** First days of years or quarters, and where they are: as many as can be read beside each other and the present day. */
  readonly marks: readonly { readonly day: string; readonly at: number }[]
  /** Where the present day is; undefined: before or behind all of them. */
  readonly today: number | undefined
}

const daysOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The last day of a training belongs to it. `today`: as days are counted where the reader is, YYYY-MM-DD. At least one training. */
export function timelineOf(trainings: readonly TrainingView[], today: string): Timeline {
  const first = Math.min(...trainings.map(({ start_at }) => daysOf(start_at)))
  const end = Math.max(...trainings.map(({ end_at }) => daysOf(end_at))) + 1
  const at = (days: number): number => (days - first) / (end - first)
  const spans = trainings
    .toSorted((one, other) => one.start_at.localeCompare(other.start_at) || one.id.localeCompare(other.id))
    .map(training => {
      const days = { startAt: training.start_at, endAt: training.end_at }
      const placements = training.placements.map(placement => {
        const said = { firstDay: placement.first_day, lastDay: placement.last_day }
        const own = daysOfPlacement(said, days)
        return { placement, ...own, ...onLine(own, at) }
      })
      return { training, placements, ...onLine(days, at) }
    })
  const now = daysOf(today)
  const present = now >= first && now < end ? at(now + 0.5) : undefined
  const marks = marksBetween(first, end).map(day => ({ day, at: at(daysOf(day)) }))
  return { spans, marks: legible(marks, present), today: present }
}

function onLine({ startAt, endAt }: Pick<PlacementSpan, 'startAt' | 'endAt'>, at: (days: number) => number): OnLine {
  const from = at(daysOf(startAt))
  return { from, length: at(daysOf(endAt) + 1) - from }
}

function legible(marks: Timeline['marks'], today: number | undefined): Timeline['marks'] {
  const beginOf = (at: number): number => (at > MARKS_TURN ? at - MARK_WIDTH : at)
  const taken = today === undefined ? [] : [beginOf(today)]
  return marks.filter(({ at }) => {
    const begin = beginOf(at)
    const isFree = taken.every(other => Math.abs(other - begin) >= MARK_WIDTH)
    if (isFree) taken.push(begin)
    return isFree
  })
}

function marksBetween(first: number, end: number): readonly string[] {
  const step = end - first > LONG_DAYS ? 12 : 3
  const begin = new Date(first * DAY_MS)
  const days: string[] = []
  for (let month = 0; ; month += step) {
    const day = new Date(Date.UTC(begin.getUTCFullYear(), month, 1))
    if (day.getTime() / DAY_MS >= end) return days
    if (day.getTime() / DAY_MS >= first) days.push(day.toISOString().slice(0, 10))
  }
}
