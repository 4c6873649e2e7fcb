// What is written by hand of who may call what, and who may do what to whose thing: a file per feature in the folder `access`, found and not listed.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TestApp } from './app'
import type { Member, TestProgram } from './program'

/** Among whom a thing is made. */
export interface Cast {
  readonly app: TestApp
  readonly program: TestProgram
}

/** What is asked about, with whose it is, and who else has a part in it. */
export interface Thing {
  readonly id: string
  readonly own: Member
  readonly part: Member
  /** Of what is below it. */
  readonly within?: string
}

export type MakeThing = (cast: Cast) => Promise<Thing>

export interface Access {
  /** A line for each row. Columns: visitor, trainee, supervisor, faculty, coordinator, admin. x: may call. */
  readonly roles: string
  /**
   * Below the names of its columns, a line for each row that names a thing.
   * own: who made a task or applied for a placement, hosts a session, attached a file, is the person. part: the assignee, the participant, the
   * supervisor of the placement, whoever else sees a shared view. colleague: a supervisor of the same organization who has nothing to do with it. former: once coordinated it.
   * x: done or shown; r: reached, and a rule of the thing stands against it; -: told that they may not; `.`: there is nothing for them.
   */
  readonly relations?: string
  /** Rows that name a thing of nobody, or one that everybody has of their own, with the reason. */
  readonly ofNobody?: Readonly<Record<string, string>>
  /** What the rows are about, by their paths; the first that fits. */
  readonly things?: readonly (readonly [RegExp, MakeThing])[]
  /** What is sent where the body matters, by the name of the row. */
  readonly bodies?: Readonly<Record<string, (id: string, cast: Cast) => object>>
  readonly queries?: Readonly<Record<string, (id: string) => Readonly<Record<string, string>>>>
}

const FOLDER = join(__dirname, '..', 'access')

/** By feature. */
export const accessByFeature: ReadonlyMap<string, Access> = new Map(
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.ts'))
    .map(file => [basename(file, '.ts'), jest.requireActual<{ access: Access }>(join(FOLDER, file)).access]),
)

export interface Line {
  readonly feature: string
  readonly name: string
  readonly marks: readonly string[]
}

/** The lines of one of the tables, of all features. */
export function linesOf(table: 'roles' | 'relations'): readonly Line[] {
  return [...accessByFeature].flatMap(([feature, access]) =>
    (access[table] ?? '')
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '' && !line.startsWith('own '))
      .map(line => line.split(/\s+/))
      .map(([name = '', ...marks]) => ({ feature, name, marks })),
  )
}

/** `<feature> <row>`, in order: what the tables name is compared with what there is. */
export const named = (rows: readonly { readonly feature: string; readonly name: string }[]): readonly string[] =>
  rows.map(({ feature, name }) => `${feature} ${name}`).toSorted()
