// Seals what is personal in the state of an aggregate, so that beside the log it stands as it does in it: under the key of whom it is about.
import { type PersonKeys, SubjectErased } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'

/** Texts that the log holds sealed, each with the user id of whom it is about. */
export type PersonalTexts = ReadonlyMap<string, string>

/** The only field of an object that stands for a text: user id, id of the key, the text under it. */
const SEALED = '~sealed'
/** A text within another one counts from this length on: shorter ones stand in every word. */
const SHORTEST = 3

type Sealed = { readonly [SEALED]: readonly [subject: string, keyId: string, sealed: string] }

const isSealed = (value: object): value is Sealed => SEALED in value

/** Undefined where it cannot be kept: it is more than JSON holds, or a person of it has been erased. */
export async function sealState(
  state: unknown,
  texts: PersonalTexts,
  { bound, keys }: { readonly bound: string; readonly keys: PersonKeys },
): Promise<unknown> {
  if (state === undefined || !isJson(state)) return undefined
  const owners = new Map(stringsIn(state).flatMap(text => ownerOf(text, texts)))
  const personal = [...new Set(owners.values())]
  const known = personal.length === 0 ? new Map() : await keys.forSealing(personal).catch(unlessErased)
  if (!known) return undefined
  return mapped(state, value => {
    const owner = typeof value === 'string' ? owners.get(value) : undefined
    if (typeof value !== 'string' || owner === undefined) return value
    const { id, bytes } = known.get(owner)
    const sealed = lock(bytes, Buffer.from(value), `${bound}|${owner}|${id}`).toString('base64')
    return { [SEALED]: [owner, id, sealed] }
  })
}

export interface OpenedState {
  readonly state: unknown
  readonly texts: PersonalTexts
}

/** Undefined where a key is gone: what is left of the person the log alone says. */
export async function openState(
  kept: unknown,
  { bound, keys }: { readonly bound: string; readonly keys: PersonKeys },
): Promise<OpenedState | undefined> {
  const subjects = new Set<string>()
  mapped(kept, value => {
    if (typeof value === 'object' && value !== null && isSealed(value)) subjects.add(value[SEALED][0])
    return value
  })
  const known = subjects.size === 0 ? new Map() : await keys.forOpening([...subjects])
  const texts = new Map<string, string>()
  let gone = false
  const state = mapped(kept, value => {
    if (typeof value !== 'object' || value === null || !isSealed(value)) return value
    const [subject, keyId, sealed] = value[SEALED]
    const key = known.get(subject)
    gone ||= key?.id !== keyId
    if (gone) return value
    const text = unlock(key.bytes, Buffer.from(sealed, 'base64'), `${bound}|${subject}|${keyId}`).toString()
    texts.set(text, subject)
    return text
  })
  return gone ? undefined : { state, texts }
}

function unlessErased(error: unknown): undefined {
  if (!(error instanceof SubjectErased)) throw error
}

/** Whose it is, when it is a personal text or holds one. */
function ownerOf(text: string, texts: PersonalTexts): readonly (readonly [string, string])[] {
  const own = texts.get(text)
  if (own !== undefined) return [[text, own]]
  for (const [part, owner] of texts) if (part.length >= SHORTEST && text.includes(part)) return [[text, owner]]
  return []
}

function stringsIn(value: unknown): readonly string[] {
  const strings = new Set<string>()
  mapped(value, one => {
    if (typeof one === 'string') strings.add(one)
    return one
  })
  return [...strings]
}

/** A copy; what `change` answers with is not looked into again unless it is the value itself. */
function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value || typeof value !== 'object' || value === null || isSealed(value)) return changed
  if (Array.isArray(value)) return value.map(item => mapped(item, change))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, change)]))
}

function isJson(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value === 'object') {
    return Object.getPrototypeOf(value) === Object.prototype && !isSealed(value) && Object.values(value).every(isJson)
  }
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}
