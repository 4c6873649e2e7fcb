// The read models that a runner keeps: each with what it remembers of its table, in groups that go on together.
import type { Position } from '@practicum/infra/event-store/port'
import type { Checkpoint, Moved } from './checkpoints'
import type { Projection } from './projection'
import type { RowFolder } from './rows'

export interface Member {
  readonly projection: Projection
  readonly folder: RowFolder
  /** Of the table that the folder remembers rows of. */
  generation: number
  /** As it was last seen. */
  holdsParked: boolean
}

export const namesOf = (members: readonly Member[]): readonly string[] => members.map(member => member.projection.name)

export function groupedByPosition(
  members: readonly Member[],
  checkpoints: ReadonlyMap<string, Checkpoint>,
): ReadonlyMap<Position, readonly Member[]> {
  const groups = new Map<Position, Member[]>()
  for (const member of members) {
    const position = checkpoints.get(member.projection.name)?.position ?? ''
    groups.set(position, [...(groups.get(position) ?? []), member])
  }
  return groups
}

/** A rebuild put another table in place, or rows were taken up again: what is remembered of the old ones may never be written. */
export function noticeSwap(member: Member, moved: Moved | undefined): void {
  const generation = moved?.generation ?? member.generation
  if (generation !== member.generation) member.folder.forget()
  member.generation = generation
  member.holdsParked = moved?.holdsParked === true
}
