// How often one gets a text message about what one has not read, and to which phone.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { textsOffered } from '@practicum/infra/texts/location'
import { maskedPhone } from '@practicum/shared/access/second-step'
import type { SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import { textSummary } from '@practicum/shared/features/text-summaries/text-summaries.contract'
import { textSummaryPolicy } from '@practicum/shared/features/text-summaries/text-summaries.policy'
import type { ReadServices } from '../../reads/ports'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

interface Chosen {
  readonly often: SummaryOften
  readonly phone: string | null
}

const NOTHING: Chosen = { often: 'never', phone: null }

export const textSummaryQueries = ({ config }: Pick<ReadServices, 'config'>): readonly Binding[] => [
  bindQuery(textSummary, ['text_summary'], async ({ db, principal }) => {
    const where = scopeOf(textSummaryPolicy.see, principal, 's')
    const [{ often, phone } = NOTHING] = await queryRows<Chosen>(
      db,
      where.select('s.often, s.phone', 'read.text_summary s'),
    )
    return { often, phone: phone === null ? null : maskedPhone(phone), offered: textsOffered(config) }
  }),
]
