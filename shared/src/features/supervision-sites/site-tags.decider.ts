// The rules of the tags of an organization: each has a name of its own and its place among the others.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { comparable } from './site-names.events'
import type { SiteTagEvent } from './site-tags.events'
import { siteTagContent, TAGS_MAX } from './site-tags.fields'

type Created = Extract<SiteTagEvent, { type: 'SiteTagCreated' }>['data']
type Content = StoredOf<typeof siteTagContent>

export interface SiteTag extends Omit<Created, 'organizationId'> {
  /** How often it was changed. */
  readonly version: number
}

/** In their order. */
export interface SiteTagsState {
  readonly tags: readonly SiteTag[]
}

export type SiteTagCommand =
  | ({ readonly type: 'CreateTag' } & Omit<Created, 'order'>)
  /** `version`: the one that was seen. */
  | ({ readonly type: 'ChangeTag'; readonly tagId: string; readonly version?: number | undefined } & Content)
  | { readonly type: 'OrderTags'; readonly tagIds: readonly string[] }
  | { readonly type: 'DeleteTag'; readonly tagId: string }

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export const siteTagDecider: Decider<SiteTagCommand, SiteTagsState, SiteTagEvent> = {
  initialState: () => ({ tags: [] }),
  decide(command, { tags }) {
    switch (command.type) {
      case 'CreateTag':
        return create(command, tags)
      case 'ChangeTag':
        return change(command, tags)
      case 'OrderTags':
        return order(command.tagIds, tags)
      case 'DeleteTag':
        return among(tags, command.tagId) ? [{ type: 'SiteTagDeleted', data: { tagId: command.tagId } }] : missing()
      default:
        return assertNever(command)
    }
  },
  evolve: ({ tags }, event) => ({ tags: tagsAfter(tags, event) }),
}

const among = (tags: readonly SiteTag[], tagId: string): SiteTag | undefined => tags.find(tag => tag.tagId === tagId)

function create(
  { type: _type, ...data }: Extract<SiteTagCommand, { type: 'CreateTag' }>,
  tags: readonly SiteTag[],
): Decision<SiteTagEvent> {
  if (among(tags, data.tagId)) return []
  if (tags.length >= TAGS_MAX) return refuse('site_tag.too_many', { max: TAGS_MAX }, { kind: 'conflict' })
  const last = Math.max(-1, ...tags.map(tag => tag.order))
  return named(data.name, tags) ?? [{ type: 'SiteTagCreated', data: { ...data, order: last + 1 } }]
}

function change(
  command: Extract<SiteTagCommand, { type: 'ChangeTag' }>,
  tags: readonly SiteTag[],
): Decision<SiteTagEvent> {
  const { tagId, version: expected } = command
  const tag = among(tags, tagId)
  if (!tag) return missing()
  const { version: actual } = tag
  if (expected !== undefined && expected !== actual)
    return refuse('version_conflict', { expected, actual }, { kind: 'conflict' })
  if (sameIn(siteTagContent, command, tag)) return []
  const others = tags.filter(other => other !== tag)
  return named(command.name, others) ?? [{ type: 'SiteTagChanged', data: { tagId, ...only(siteTagContent, command) } }]
}

/** What is not named, such as one that was made meanwhile, stands after the others. */
function order(wanted: readonly string[], tags: readonly SiteTag[]): Decision<SiteTagEvent> {
  if (!wanted.every(tagId => among(tags, tagId))) return missing()
  const before = tags.map(({ tagId }) => tagId)
  const tagIds = [...new Set([...wanted, ...before])]
  return tagIds.join() === before.join() ? [] : [{ type: 'SiteTagsOrdered', data: { tagIds } }]
}

/** Nobody tells two tags apart by case, accents or blanks. */
const named = (name: string, others: readonly SiteTag[]): Refusal | undefined =>
  others.some(other => comparable(other.name) === comparable(name))
    ? refuse('site_tag.name_taken', {}, { field: 'name' })
    : undefined

function tagsAfter(tags: readonly SiteTag[], event: SiteTagEvent): readonly SiteTag[] {
  switch (event.type) {
    case 'SiteTagCreated': {
      const { organizationId: _organization, ...tag } = event.data
      return [...tags, { ...tag, version: 0 }]
    }
    case 'SiteTagChanged':
      return tags.map(tag =>
        tag.tagId === event.data.tagId ? { ...tag, ...event.data, version: tag.version + 1 } : tag,
      )
    case 'SiteTagsOrdered':
      return event.data.tagIds.flatMap((tagId, place) => {
        const tag = among(tags, tagId)
        return tag ? [{ ...tag, order: place }] : []
      })
    case 'SiteTagDeleted':
      return tags.filter(({ tagId }) => tagId !== event.data.tagId)
    default:
      return assertNever(event)
  }
}
