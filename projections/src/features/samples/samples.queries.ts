// Reads of samples: all of the organization.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { listSamples, SAMPLES_TOLD } from '@practicum/shared/features/samples/samples.contract'
import type { SampleKind } from '@practicum/shared/features/samples/samples.events'
import { samplePolicy } from '@practicum/shared/features/samples/samples.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const sampleQueries: readonly Binding[] = [
  bindQuery(listSamples, ['sample'], async ({ principal, query, db }) => {
    const where = scopeOf(samplePolicy.see, principal, 't').when(query.id, 't.thing_id = any(?::uuid[])')
    const tail = `order by t.thing_id limit ${SAMPLES_TOLD}`
    const rows = await queryRows<{ id: string; kind: SampleKind }>(
      db,
      where.select('t.thing_id as id, t.kind', 'read.sample t', tail),
    )
    return { data: [...rows] }
  }),
]
