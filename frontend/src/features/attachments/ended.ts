// Why a file that was being sent will not come any more, in words.
import { refusals } from '@practicum/shared/features/attachments/attachments.refusals'
import { ApiFailure } from '../../providers/api-failure'
import { refusalInWords } from '../../providers/spoken'

/** A final no: chosen again, the file begins under another uuid. */
export function endedWith(why: string | null): ApiFailure {
  const message = refusals[why ?? '']
  const errors = why && message ? [{ code: why, message: refusalInWords({ code: why, message }) }] : []
  return new ApiFailure({ kind: 'answered', status: 422, endpoint: 'HEAD /api/uploads/:uuid', errors })
}
