// What a picture shows, as data: its sentence, its shape, and the same as a table for whoever reads it otherwise.
import type { useTranslate } from 'react-admin'
import type { Tone } from '../StatusChip'

export type Translate = ReturnType<typeof useTranslate>

export interface Drawing {
  /** What it comes to, in a sentence. */
  readonly gist: string
  readonly shape: Shape
  /** The list that it is drawn of. */
  readonly to?: { readonly path: string; readonly label: string }
  /** Said in its place where there is nothing to draw. */
  readonly empty?: string
}

export type Shape = Bars | Ring | Steps

/** Columns over categories; several series stand on each other. */
export interface Bars {
  readonly kind: 'bars'
  /** Heading of the categories in the table. */
  readonly of: string
  readonly categories: readonly Category[]
  readonly series: readonly Series[]
}

export interface Category {
  readonly key: string
  readonly label: string
  /** Shorter, below its column; the label where absent. */
  readonly short?: string
  /** The list narrowed to it. */
  readonly to?: string
  /** Of its column, where there is one series. */
  readonly tone?: Tone
}

export interface Series {
  readonly key: string
  readonly label: string
  readonly tone: Tone
  /** One for each category. */
  readonly values: readonly number[]
}

/** How much of the whole is done. */
export interface Ring {
  readonly kind: 'ring'
  readonly of: string
  readonly done: number
  readonly whole: number
  /** In the middle. */
  readonly text: string
  /** What the whole is made of. */
  readonly parts: readonly {
    readonly key: string
    readonly label: string
    readonly value: number
    readonly to?: string
  }[]
}

/** Things on their way through the same stages. */
export interface Steps {
  readonly kind: 'steps'
  readonly of: string
  readonly stages: readonly string[]
  readonly things: readonly Walker[]
}

export interface Walker {
  readonly key: string
  readonly name: string
  readonly to: string
  /** Index of the stage where it stands; those before are done. */
  readonly at: number
  readonly standing: 'on_its_way' | 'done' | 'failed'
  /** How it stands, in words. */
  readonly words: string
}

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  readonly key: string
  readonly name: string
  readonly to?: string
  readonly cells: readonly (string | number)[]
}

const linked = (to: string | undefined) => (to === undefined ? {} : { to })

/** `number`: heading of a column of numbers. */
export function tableOf(shape: Shape, number: string): Table {
  switch (shape.kind) {
    case 'bars':
      return {
        head: [shape.of, ...shape.series.map(({ label }) => label)],
        rows: shape.categories.map(({ key, label, to }, index) => ({
          ...{ key, name: label, ...linked(to) },
          cells: shape.series.map(({ values }) => values[index] ?? 0),
        })),
      }
    case 'ring':
      return {
        head: [shape.of, number],
        rows: shape.parts.map(({ key, label, value, to }) => ({ key, name: label, ...linked(to), cells: [value] })),
      }
    case 'steps':
      return {
        head: [shape.of, number],
        rows: shape.things.map(({ key, name, to, words }) => ({ key, name, to, cells: [words] })),
      }
  }
}
