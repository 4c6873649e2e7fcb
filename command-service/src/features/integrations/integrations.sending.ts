// Sends what is due: of one integration one after the other, of several side by side.
import { WorkQueue } from '@practicum/infra/sessions/work-queue'
import type { DueDelivery, Next, TryOutcome } from '@practicum/infra/webhooks/deliveries'
import type { PostOutcome } from '@practicum/infra/webhooks/posting'
import { isThere } from '@practicum/shared/features/integrations/integrations.decider'
import type { PausedBecause } from '@practicum/shared/features/integrations/integrations.events'
import { newId } from '@practicum/shared/kernel/ids'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Webhooks } from '../../reactions/hooking'
import { integrationAggregate } from './integrations.aggregate'

/** Whoever does not answer keeps one place for ten seconds. */
const AT_ONCE = 10
/** After each failure so many seconds pass before the next try; after the last one it is given up. */
const PAUSES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
/** An integration that takes nothing for so long is paused. */
const FAILING_MS = 5 * 86_400_000
const GONE = 410

export class WebhookSending {
  constructor(
    private readonly executor: Executor,
    private readonly webhooks: Pick<Webhooks, 'secrets' | 'deliveries' | 'post'>,
  ) {}

  /** Until `stopped` nothing more is begun. One that fails keeps no other from its turn. */
  async run(stopped?: AbortSignal): Promise<void> {
    const queue = new WorkQueue(AT_ONCE, Number.POSITIVE_INFINITY)
    const due = [...(await this.webhooks.deliveries.due()).values()]
    const ran = await Promise.allSettled(due.map(ids => queue.run(() => this.sendInTurn(ids, stopped))))
    const failures = ran.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} failed`)
  }

  /** Where one does not arrive, those behind it wait for the next run. */
  private async sendInTurn(ids: readonly string[], stopped: AbortSignal | undefined): Promise<void> {
    for (const id of ids) if (stopped?.aborted || !(await this.send(id))) return
  }

  private async send(id: string): Promise<boolean> {
    // On record before it leaves: who dies while sending it leaves it to whoever comes a minute later.
    const delivery = await this.webhooks.deliveries.take(id)
    if (!delivery) return true
    const { integrationId, body } = delivery
    const { state } = await this.executor.load(integrationAggregate, integrationId)
    const secrets = await this.webhooks.secrets.of(integrationId)
    if (!isThere(state) || state.status !== 'active' || secrets.length === 0) {
      await this.webhooks.deliveries.drop(id, 'paused')
      return true
    }
    return this.told(delivery, await this.webhooks.post({ address: state.address, id, body, secrets }))
  }

  private async told(delivery: DueDelivery, outcome: PostOutcome): Promise<boolean> {
    const result = resultOf(outcome)
    const then = whatThen(delivery, result)
    const failingSince = await this.webhooks.deliveries.finish(delivery, result, then)
    if (result.answer === GONE) await this.pause(delivery.integrationId, 'gone')
    else if (failingSince && Date.now() - failingSince.getTime() > FAILING_MS)
      await this.pause(delivery.integrationId, 'failing')
    return then.status === 'sent'
  }

  private async pause(integrationId: string, because: PausedBecause): Promise<void> {
    const command = () => ({ type: 'PauseIntegration', because }) as const
    const { state } = await this.executor.load(integrationAggregate, integrationId)
    const organizationId = isThere(state) ? state.organizationId : undefined
    const context = systemContext(newId(), new Date(), organizationId)
    await this.executor.execute(integrationAggregate, integrationId, { command }, context)
  }
}

const resultOf = (outcome: PostOutcome): TryOutcome =>
  outcome.kind === 'answered' ? { answer: outcome.status, failure: null } : { answer: null, failure: outcome.failure }

function whatThen({ attempts }: DueDelivery, { answer }: TryOutcome): Next {
  if (answer !== null && answer >= 200 && answer < 300) return { status: 'sent' }
  const againInSeconds = answer === GONE ? undefined : PAUSES[attempts - 1]
  return againInSeconds === undefined ? { status: 'failed' } : { status: 'waiting', againInSeconds }
}
