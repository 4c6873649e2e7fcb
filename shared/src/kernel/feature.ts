// What a feature means, as one object: its endpoints, its events, its refusals. Everything that needs all of them reads the list of features.
import { countsOf } from '../contract/list-counts'
import { exportOf } from '../contract/list-export'
import type { Row } from '../contract/row'
import type { EventCatalog } from '../events/catalog'
import type { Texts } from './texts'

export type { Texts } from './texts'

/** What a notification of one kind says, and where it leads. `{actor}` and `{subject}` are read when it is shown. */
export interface NotificationWords {
  /** `{actor}` brought it about, `{subject}` is what the thing is called, `{whose}` the person it is of. */
  readonly text: string
  /** Without a subject to name: it is gone, or belongs to another position of the reader. */
  readonly bare: string
  readonly link: (id: string) => string
  /** What it is called where people choose of what they are told; absent: everybody whom it concerns is told. */
  readonly optional?: string
  /** The kind by whose choice it is told, too; absent: its own. */
  readonly chosenAs?: string
}

/** What a mail of one kind says, in English. `{name}` is the first name of whom it goes to, `{organization}` theirs; other places are filled by who sends it. */
export interface MailWords {
  /** It goes to a phone; absent: by mail. */
  readonly channel?: 'text'
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** It is kept from an address that mails come back from; absent: it lets somebody in or warns them, and is tried all the same. */
  readonly canWait?: true
  /** The page on which its reader may turn mails of the kind off; absent: they come whatever was chosen. */
  readonly turnedOffAt?: string
  /** A button below them. `{secret}` in its path is filled when the mail leaves, and stands nowhere else. */
  readonly action?: { readonly label: string; readonly path: string }
  /** Below the button. */
  readonly closing?: readonly string[]
}

export interface Feature {
  /** The name of its folder in every package. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly events: readonly EventCatalog[]
  readonly refusals: Texts
  /** By kind: `<thing>.<what happened>`. */
  readonly notifications: Readonly<Record<string, NotificationWords>>
  /** By kind: `<thing>.<what happened>`. */
  readonly mails: Readonly<Record<string, MailWords>>
  /** Of what integrations can be told, by kind (`<thing>.<what happened>`): what has happened then, in English. */
  readonly webhooks: Texts
  /** Can programs reach its rows with an access token? Not where nothing is said. */
  readonly byToken: boolean
}

interface Declared
  extends Partial<Pick<Feature, 'events' | 'refusals' | 'notifications' | 'mails' | 'webhooks' | 'byToken'>> {
  /** Modules whose exported contract rows are the feature's endpoints. */
  readonly contracts?: readonly Readonly<Record<string, unknown>>[]
}

/** Throws where a row says that it belongs to another feature. */
export function feature(name: string, { contracts = [], ...others }: Declared): Feature {
  const rows = contracts.flatMap(module => Object.values(module).filter(isRow).flatMap(withDerived))
  const stray = rows.find(row => row.feature !== name)
  if (stray) throw new Error(`${stray.name} belongs to ${stray.feature}, not to ${name}`)
  return { events: [], refusals: {}, notifications: {}, mails: {}, webhooks: {}, byToken: false, ...others, name, rows }
}

/** Whoever may see a list may take it as a file, and count what is in it. */
const withDerived = (row: Row): readonly Row[] =>
  row.kind === 'list' ? [row, exportOf(row) ?? [], countsOf(row) ?? []].flat() : [row]

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value
