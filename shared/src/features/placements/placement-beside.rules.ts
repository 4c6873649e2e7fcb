// What stands beside the status of a placement: put away, coming again, on campus, and who guides its training.
import { assertNever, type Decision } from '../../kernel/decider'
import type { PlacementEvent } from './placements.events'
import type { Person, Placement } from './placements.state'

export type BesideStatus =
  | { readonly type: 'SetArchived'; readonly archived: boolean; readonly by: Person }
  | { readonly type: 'SetRecurring'; readonly recurring: boolean }
  | { readonly type: 'SetCampus'; readonly isCampus: boolean }
  /** Whoever guides its training now. */
  | { readonly type: 'FollowFaculty'; readonly faculty: Person | null }

/** Saying what is so already changes nothing. */
export function decideBeside(command: BesideStatus, placement: Placement): Decision<PlacementEvent> {
  const { id: placementId, archived, recurring, isCampus } = placement
  switch (command.type) {
    case 'SetArchived':
      return command.archived === archived ? [] : [archiving(command, placementId)]
    case 'SetRecurring':
      return command.recurring === recurring
        ? []
        : [{ type: 'PlacementRecurringSet', data: { placementId, recurring: command.recurring } }]
    case 'SetCampus':
      return command.isCampus === isCampus
        ? []
        : [{ type: 'PlacementCampusSet', data: { placementId, isCampus: command.isCampus } }]
    case 'FollowFaculty':
      return followFaculty(command.faculty, placement)
    default:
      return assertNever(command)
  }
}

const archiving = (
  { archived, by }: Extract<BesideStatus, { type: 'SetArchived' }>,
  placementId: string,
): PlacementEvent => ({ type: archived ? 'PlacementArchived' : 'PlacementUnarchived', data: { placementId, by } })

/** What is put away stays with whom it was put away. */
function followFaculty(faculty: Person | null, placement: Placement): Decision<PlacementEvent> {
  const isSame = faculty?.positionId === placement.faculty?.positionId
  if (isSame || placement.archived) return []
  return [{ type: 'PlacementFacultyChanged', data: { placementId: placement.id, faculty } }]
}
