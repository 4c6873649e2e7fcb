// A placement with all that stands beside it: what other features tell of it, read as they read it when they are asked themselves.
import { bindQuery, type QueryBinding, type QueryCall } from '@practicum/infra/http/bindings'
import type { AnswerOf } from '@practicum/shared/contract/row'
import {
  getFullPlacement,
  type PLACEMENT_DECISIONS,
} from '@practicum/shared/features/placements/placement-full.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type ReadSlots, usesOf } from '../../reads/slots'

type Full = AnswerOf<typeof getFullPlacement>
type ReadOne = (call: QueryCall<{ id: string }>) => Promise<PlacementDetails | Refusal>

/** `readOne`: the placement itself. */
export function fullPlacementQuery(
  { besidePlacements }: Pick<ReadSlots, 'besidePlacements'>,
  { uses, readOne }: { readonly uses: readonly string[]; readonly readOne: ReadOne },
): QueryBinding {
  const all = [...new Set([...uses, ...usesOf(besidePlacements)])]
  return bindQuery(getFullPlacement, all, async call => {
    const placement = await readOne(call)
    if (isRefusal(placement)) return placement
    const about = { id: placement.id, siteId: placement.supervision_site.id, trainingId: placement.training.id }
    const beside: Record<string, unknown> = {}
    for (const [name, { read, ownEyes }] of Object.entries(besidePlacements)) {
      beside[name] = isFor(call, ownEyes) ? await shownBeside(() => read(call, about)) : null
    }
    return { ...(beside as Omit<Full, 'placement' | 'decision'>), placement, decision: decisionOf(placement) }
  })
}

/** What stands beside was not opened to programs. */
const isFor = ({ principal: { tokenId, rootUserId } }: Pick<QueryCall, 'principal'>, ownEyes = false): boolean =>
  tokenId === undefined && !(ownEyes && rootUserId !== undefined)

async function shownBeside(read: () => Promise<unknown>): Promise<unknown> {
  const found = await read()
  return isRefusal(found) ? null : (found ?? null)
}

const decisionOf = ({ status }: Pick<PlacementDetails, 'status'>): (typeof PLACEMENT_DECISIONS)[number] =>
  status === 'approved' || status === 'denied' ? status : 'pending'
