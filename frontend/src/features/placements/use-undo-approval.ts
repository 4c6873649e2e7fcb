// Takes an approval back right after it was given: an ordinary revocation, with a reason that says so.
import { revokePlacementApproval } from '@practicum/shared/features/placements/placements.contract'
import { useTranslate } from 'react-admin'
import { useToldIntent } from '../../ui/use-told-intent'

/** The version that the approval left: what has happened since is not taken back unseen. */
export interface Approved {
  readonly id: string
  readonly version: number
}

export interface UndoApproval {
  readonly undo: (approved: Approved, done?: () => void) => Promise<void>
  readonly running: boolean
}

export function useUndoApproval(): UndoApproval {
  const translate = useTranslate()
  const { run, running } = useToldIntent(revokePlacementApproval, ['dashboards'])
  return {
    undo: ({ id, version }, done) =>
      run({ params: { id }, body: { version, reason: translate('placements.revoke.at_once') } }, () => {
        done?.()
        return ['placements.revoke.success']
      }),
    running,
  }
}
