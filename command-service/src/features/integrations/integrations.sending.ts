// Sends what is due: of one integration one after the other, of several side by side, for some seconds.
import { WorkQueue } from '@practicum/infra/sessions/work-queue'
import type { DueDelivery, Next, TryOutcome } from '@practicum/infra/webhooks/deliveries'
import type { Posted, PostOutcome } from '@practicum/infra/webhooks/posting'
import { type IntegrationState, isThere } from '@practicum/shared/features/integrations/integrations.decider'
import type { PausedBecause } from '@practicum/shared/features/integrations/integrations.events'
import { newId } from '@practicum/shared/kernel/ids'
import { refuse } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Webhooks } from '../../reactions/hooking'
import { isArchived } from '../people/people.lookup'
import { integrationAggregate } from './integrations.aggregate'

/** Whoever does not answer keeps one place for ten seconds. */
const AT_ONCE = 10
/** After so long a run begins nothing more: in the next, those come first who had no turn. */
const RUN_MS = 10_000
/** After each failure so many seconds pass before the next try; after the last one it is given up. */
const PAUSES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
/** An integration that takes nothing for so long is paused. */
const FAILING_MS = 5 * 86_400_000
const GONE = 410

export class WebhookSending {
  constructor(
    private readonly executor: Executor,
    private readonly webhooks: Pick<Webhooks, 'secrets' | 'deliveries' | 'post'>,
    private readonly runMs = RUN_MS,
  ) {}

  /** Until `stopped` nothing more is begun, nor after the end of its time. One that fails keeps no other from its turn. */
  async run(stopped?: AbortSignal): Promise<void> {
    const timeIsOver = AbortSignal.timeout(this.runMs)
    const over = stopped ? AbortSignal.any([stopped, timeIsOver]) : timeIsOver
    const queue = new WorkQueue(AT_ONCE, Number.POSITIVE_INFINITY)
    const due = [...(await this.webhooks.deliveries.due())]
    const ran = await Promise.allSettled(due.map(([id, ids]) => queue.run(() => this.sendInTurn(id, ids, over))))
    const failures = ran.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} failed`)
  }

  /** Where one does not arrive, those behind it wait for the next run. */
  private async sendInTurn(integrationId: string, ids: readonly string[], over: AbortSignal): Promise<void> {
    for (const id of ids) if (over.aborted || !(await this.send(integrationId, id))) return
  }

  private async send(integrationId: string, id: string): Promise<boolean> {
    const { deliveries } = this.webhooks
    // Before it counts as tried: what is missing here uses up no try.
    const to = await this.receiver(integrationId)
    if (!to) {
      await deliveries.drop(id, 'paused')
      return true
    }
    // On record before it leaves: who dies while sending it leaves it to whoever comes a minute later.
    const delivery = await deliveries.take(id)
    if (!delivery) return true
    return this.told(delivery, to.address, await this.webhooks.post({ ...to, id, body: delivery.body }))
  }

  /** Undefined: it is sent nothing. */
  private async receiver(integrationId: string): Promise<Pick<Posted, 'address' | 'secrets'> | undefined> {
    const { state } = await this.executor.load(integrationAggregate, integrationId)
    if (!isThere(state) || state.status !== 'active') return undefined
    if (await isArchived(this.executor, state.organizationId)) return undefined
    const secrets = await this.webhooks.secrets.of(integrationId)
    return secrets.length === 0 ? undefined : { address: state.address, secrets }
  }

  private async told(delivery: DueDelivery, address: string, outcome: PostOutcome): Promise<boolean> {
    const { deliveries } = this.webhooks
    const { integrationId } = delivery
    const result = resultOf(outcome)
    const then = whatThen(delivery, result)
    if (!(await deliveries.finish(delivery, result, then))) return false
    if (then.status === 'sent') {
      await deliveries.arrived(integrationId)
      return true
    }
    const since = await deliveries.notArrived(integrationId, address)
    if (result.answer === GONE) await this.pause(integrationId, address, 'gone')
    else if (since && Date.now() - since.getTime() > FAILING_MS) await this.pause(integrationId, address, 'failing')
    return false
  }

  /** Unless it has another address by now. */
  private async pause(integrationId: string, address: string, because: PausedBecause): Promise<void> {
    const command = (state: IntegrationState) =>
      isThere(state) && state.address === address
        ? ({ type: 'PauseIntegration', because } as const)
        : refuse('not_found', {}, { kind: 'missing' })
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
