// The rules of merging two accounts of one person: the one closes, the other has its positions from then on, and for thirty days that can be undone.
import type { UserStatus } from '../../access/roles'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'
import type { MovedPosition } from './user.merging-events'
import { excluded, type PositionState } from './user.positions'

/** So long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30
const DAY_MS = 86_400_000

export const undoneUntil = (mergedAt: string): string =>
  new Date(Date.parse(mergedAt) + MERGE_UNDO_DAYS * DAY_MS).toISOString()

interface Merge {
  readonly mergeId: string
  readonly accountId: string
  readonly mergedAt: string
  readonly mergedIds: readonly string[]
  readonly positionIds: readonly string[]
}

export interface Merging {
  /** Of an account that was merged: into which, and as what it comes back. */
  readonly mergedInto: { readonly mergeId: string; readonly accountId: string; readonly status: UserStatus } | undefined
  /** Those that were merged into it, the oldest first. */
  readonly merges: readonly Merge[]
  /** Those that were undone: what comes late of them does nothing. */
  readonly undone: readonly string[]
  /** Of each position that was theirs for a while and went back: to which account. */
  readonly gaveBack: Readonly<Record<string, string>>
}

export const UNMERGED: Merging = { mergedInto: undefined, merges: [], undone: [], gaveBack: {} }

export type MergingCommand =
  /** To the account that closes. `accountId`: the one that is kept. */
  | { readonly type: 'MergeInto'; readonly mergeId: string; readonly accountId: string; readonly at: string }
  /** To the account that is kept, of what the other has said. */
  | ({ readonly type: 'TakeIn' } & Omit<EventData<'AccountMerged'>, 'userId'>)
  /** To the account that was kept. */
  | { readonly type: 'Separate'; readonly mergeId: string; readonly at: string }
  /** To the account that had closed. `positions`: what it has again. */
  | { readonly type: 'ComeBack'; readonly mergeId: string; readonly positions: readonly MovedPosition[] }

type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']

export const isMergingCommand = isOneOf<MergingCommand>({
  MergeInto: true,
  TakeIn: true,
  Separate: true,
  ComeBack: true,
})

interface Holder extends Merging {
  readonly id: string
  readonly status: UserStatus
  readonly positions: readonly PositionState[]
  readonly currentPositionId: string | undefined
}

/** Of accounts that run the platform, nothing moves by a merge; whoever has not come yet has nothing that could. */
export function mergeRefusal(kept: Mergeable, merged: Mergeable): Refusal | undefined {
  if (kept.id === merged.id) return refuse('user.merge_same', {}, { field: 'account_id' })
  if (kept.isMerged || merged.isMerged) return refuse('user.merged_already', {}, { field: 'account_id' })
  if ([kept, merged].some(({ positions }) => positions.some(({ role }) => role === 'admin')))
    return refuse('user.merge_admin', {}, { field: 'account_id' })
  if (kept.status === 'inactive' || kept.status === 'pending')
    return refuse('user.merge_into_closed', {}, { field: 'account_id' })
  const clash = merged.positions.find(position => isExclusive(position, kept.positions))
  return clash && refuse('user.merge_exclusive', {}, { field: 'account_id' })
}

export interface Mergeable {
  readonly id: string
  readonly status: UserStatus
  readonly isMerged: boolean
  readonly positions: readonly HeldOrMoved[]
}

type HeldOrMoved = Pick<PositionState, 'role' | 'organizationId' | 'status'> & {
  /** As what it comes back with its organization. */
  readonly before?: PositionState['before'] | null
}

/** Also one that is going to be, with its organization. */
const isOpen = ({ status, before }: HeldOrMoved): boolean => status !== 'archived' || (before ?? null) !== null

/** The same role twice stands side by side: each has its own hours and agreements. A trainee and something else in one organization do not. */
const isExclusive = (one: HeldOrMoved, held: readonly HeldOrMoved[]): boolean => {
  const others = held.filter(other => other.role !== one.role && isOpen(other))
  const open = others.map(({ role, organizationId }) => ({ id: '', role, organizationId, status: 'active' as const }))
  return isOpen(one) && excluded(one, open) !== undefined
}

export function decideMerging(command: MergingCommand, state: Holder): Decision<UserEvent> {
  switch (command.type) {
    case 'MergeInto':
      return mergeInto(command, state)
    case 'TakeIn':
      return takeIn(command, state)
    case 'Separate':
      return separate(command, state)
    case 'ComeBack':
      return comeBack(command, state)
    default:
      return assertNever(command)
  }
}

function mergeInto(
  { mergeId, accountId, at: mergedAt }: Extract<MergingCommand, { type: 'MergeInto' }>,
  { id: userId, status, mergedInto, merges, positions }: Holder,
): Decision<UserEvent> {
  if (mergedInto) return refuse('user.merged_already', {}, { kind: 'conflict' })
  const moving = positions.map(movedOf)
  const mergedIds = merges.flatMap(one => one.mergedIds)
  return [
    {
      type: 'MergedIntoAnother',
      data: { userId, mergeId, accountId, mergedAt, status, positions: moving, mergedIds },
    },
  ]
}

function takeIn(
  { type: _type, ...data }: Extract<MergingCommand, { type: 'TakeIn' }>,
  kept: Holder,
): Decision<UserEvent> {
  const { id: userId, mergedInto, merges, undone } = kept
  if ([...merges.map(({ mergeId }) => mergeId), ...undone].includes(data.mergeId)) return []
  // It may have become something else since the other account closed.
  const other = { id: data.accountId, status: 'active', isMerged: false, positions: data.positions } as const
  const refusal = mergeRefusal({ ...kept, isMerged: mergedInto !== undefined }, other)
  if (refusal) return refusal
  return [{ type: 'AccountMerged', data: { userId, ...data } }]
}

function separate(
  { mergeId, at }: Extract<MergingCommand, { type: 'Separate' }>,
  { id: userId, mergedInto, merges, positions, currentPositionId: current }: Holder,
): Decision<UserEvent> {
  const merge = merges.find(one => one.mergeId === mergeId)
  if (!merge) return refuse('not_found', {}, { kind: 'missing' })
  if (mergedInto) return refuse('user.merged_already', {}, { kind: 'conflict' })
  if (at > undoneUntil(merge.mergedAt)) return refuse('user.merge_over', {}, { kind: 'conflict' })
  const goes = ({ id }: PositionState): boolean => merge.positionIds.includes(id)
  const kept = positions.filter(position => !goes(position))
  const stays = kept.find(({ id }) => id === current) ?? kept.find(({ status }) => status !== 'archived') ?? kept[0]
  const { accountId, mergedIds } = merge
  return [
    {
      type: 'AccountSeparated',
      data: {
        ...{ userId, mergeId, accountId, mergedIds: [...mergedIds] },
        positions: positions.filter(goes).map(movedOf),
        currentPositionId: stays?.id ?? null,
        organizationIds: [...new Set(kept.map(({ organizationId }) => organizationId))],
      },
    },
  ]
}

/** Nothing of a merge that is not theirs, or that is undone already. */
function comeBack(
  { mergeId, positions }: Extract<MergingCommand, { type: 'ComeBack' }>,
  { id: userId, mergedInto }: Holder,
): Decision<UserEvent> {
  if (mergedInto?.mergeId !== mergeId) return []
  const { accountId, status } = mergedInto
  return [{ type: 'SeparatedFromAnother', data: { userId, mergeId, accountId, status, positions: [...positions] } }]
}

const movedOf = ({ id: positionId, role, organizationId, status, before }: PositionState): MovedPosition => ({
  ...{ positionId, role, organizationId, status, before: before ?? null },
})
const heldOf = ({ positionId: id, role, organizationId, status, before }: MovedPosition): PositionState => ({
  ...{ id, role, organizationId, status },
  ...(before !== null && { before }),
})

type MergingEvent = Extract<
  UserEvent,
  { type: 'MergedIntoAnother' | 'AccountMerged' | 'AccountSeparated' | 'SeparatedFromAnother' }
>

export const isMergingEvent = isOneOf<MergingEvent>({
  MergedIntoAnother: true,
  AccountMerged: true,
  AccountSeparated: true,
  SeparatedFromAnother: true,
})

/** What becomes of an account by it. */
export function evolveMerging(state: Holder, { type, data }: MergingEvent): Omit<Holder, 'id'> {
  const { status, mergedInto, merges, undone, gaveBack, currentPositionId, positions } = state
  const so = { status, mergedInto, merges, undone, gaveBack, currentPositionId, positions }
  switch (type) {
    case 'MergedIntoAnother': {
      const { mergeId, accountId } = data
      return { ...so, status: 'inactive', positions: [], mergedInto: { mergeId, accountId, status: data.status } }
    }
    case 'AccountMerged': {
      const { mergeId, accountId, mergedAt, mergedIds } = data
      const positionIds = data.positions.map(({ positionId }) => positionId)
      return {
        ...so,
        positions: [...positions, ...data.positions.map(heldOf)],
        currentPositionId: currentPositionId ?? positionIds[0],
        merges: [...merges, { mergeId, accountId, mergedAt, mergedIds, positionIds }],
        gaveBack: Object.fromEntries(Object.entries(gaveBack).filter(([id]) => !positionIds.includes(id))),
      }
    }
    case 'AccountSeparated': {
      const gone = new Set(data.positions.map(({ positionId }) => positionId))
      return {
        ...so,
        positions: positions.filter(({ id }) => !gone.has(id)),
        currentPositionId: data.currentPositionId ?? undefined,
        merges: merges.filter(({ mergeId }) => mergeId !== data.mergeId),
        undone: [...undone, data.mergeId],
        gaveBack: { ...gaveBack, ...Object.fromEntries([...gone].map(id => [id, data.accountId])) },
      }
    }
    case 'SeparatedFromAnother':
      return { ...so, status: data.status, positions: data.positions.map(heldOf), mergedInto: undefined }
    default:
      return assertNever(type)
  }
}
