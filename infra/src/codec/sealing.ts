// Replaces the sealed fields of one event's data, reading which they are from the event's schema.
import { sealedFields } from '@practicum/shared/events/catalog'
import type { z } from 'zod'
import type { PersonKey } from '../keys/port'
import { lock, unlock } from '../keys/wrapping'

/** What a reader sees where the person has been erased. */
export const ERASED = '[erased]'

type Data = Readonly<Record<string, unknown>>
type Replace = (text: string, place: { readonly subject: string; readonly path: string }) => string

export interface SealedPath {
  readonly path: readonly string[]
  readonly subject: string
}

export const sealedPathsOf = (schema: z.ZodType): readonly SealedPath[] => sealedFields(schema)

/** The user ids whose keys this data needs. */
export function subjectsOf(sealedPaths: readonly SealedPath[], data: Data): readonly string[] {
  return sealedPaths.map(place => subjectOf(place, data)).filter(subject => subject !== undefined)
}

export function sealData(
  sealedPaths: readonly SealedPath[],
  data: Data,
  context: { readonly bound: string; readonly keys: ReadonlyMap<string, PersonKey> },
): Data {
  return replaceAll(sealedPaths, data, (text, { subject, path }) => {
    const key = context.keys.get(subject)
    if (!key) throw new Error(`no key for ${subject}`)
    const sealed = lock(key.bytes, Buffer.from(text), `${context.bound}|${path}|${subject}|${key.id}`)
    return `${key.id}.${sealed.toString('base64')}`
  })
}

export function openData(
  sealedPaths: readonly SealedPath[],
  data: Data,
  context: { readonly bound: string; readonly keys: ReadonlyMap<string, PersonKey> },
): Data {
  return replaceAll(sealedPaths, data, (text, { subject, path }) => {
    const key = context.keys.get(subject)
    const dot = text.indexOf('.')
    if (!key || text.slice(0, dot) !== key.id) return ERASED
    const sealed = Buffer.from(text.slice(dot + 1), 'base64')
    return unlock(key.bytes, sealed, `${context.bound}|${path}|${subject}|${key.id}`).toString()
  })
}

/** The texts in these places, opened, each with whom it is about; not the mark of an erased person, which is nobody's. */
export function textsIn(sealedPaths: readonly SealedPath[], data: Data): readonly (readonly [string, string])[] {
  const texts: (readonly [string, string])[] = []
  replaceAll(sealedPaths, data, (text, { subject }) => {
    if (text !== ERASED && text !== '') texts.push([text, subject])
    return text
  })
  return texts
}

function subjectOf(place: SealedPath, data: Data): string | undefined {
  const subject = data[place.subject]
  return typeof subject === 'string' ? subject : undefined
}

function replaceAll(sealedPaths: readonly SealedPath[], data: Data, replace: Replace): Data {
  return sealedPaths.reduce((changed, place) => {
    const subject = subjectOf(place, data)
    if (subject === undefined) return changed
    const path = place.path.join('.')
    return replaceAt(changed, place.path, text => replace(text, { subject, path })) as Data
  }, data)
}

/** Copies along the path; what is absent or null stays. */
function replaceAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [step, ...rest] = path
  if (value === null || value === undefined) return value
  if (step === undefined) return typeof value === 'string' ? change(value) : value
  if (Array.isArray(value)) return value.map(item => replaceAt(item, rest, change))
  const record = value as Data
  if (step === '*')
    return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, replaceAt(item, rest, change)]))
  return step in record ? { ...record, [step]: replaceAt(record[step], rest, change) } : record
}
