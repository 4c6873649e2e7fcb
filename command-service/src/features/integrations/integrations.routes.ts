// Commands of integrations, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall, type CommandReply } from '@practicum/infra/http/bindings'
import {
  createIntegration,
  deleteIntegration,
  editIntegration,
  pauseIntegration,
  renewIntegrationSecret,
  resumeIntegration,
  sendDeliveryAgain,
  testIntegration,
} from '@practicum/shared/features/integrations/integrations.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { change, mayChange, SHOWN, written } from './integrations.changing'
import { contentOf, create, renewSecret } from './integrations.making'
import { bodyOf, TEST_KIND } from './integrations.telling'

/** Of one integration, in an hour. */
const TESTS_IN_AN_HOUR = 20
const HOUR_S = 3600

type Reply = CommandReply<Record<string, never>> | Refusal

export const integrationRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(createIntegration, call => create(services, call)),
  bindCommand(renewIntegrationSecret, call => renewSecret(services, call)),
  bindCommand(editIntegration, async call => {
    const fields = contentOf(services, call.body)
    if (isRefusal(fields)) return (await mayChange(services, call)) ?? fields
    const asked = { type: 'EditIntegration' as const, fields }
    return written(services, call.params.id, await change(services, call, asked, call.body.version))
  }),
  bindCommand(pauseIntegration, async call => {
    const asked = { type: 'PauseIntegration' as const, because: 'asked' as const }
    return written(services, call.params.id, await change(services, call, asked))
  }),
  bindCommand(resumeIntegration, async call => {
    const done = await change(services, call, { type: 'ResumeIntegration' })
    if (!isRefusal(done)) await services.webhooks.deliveries.resumed(call.params.id)
    return written(services, call.params.id, done)
  }),
  bindCommand(deleteIntegration, async call => {
    const done = await change(services, call, { type: 'DeleteIntegration' })
    if (isRefusal(done)) return done
    await services.webhooks.secrets.forget(call.params.id)
    await services.waitUntilProjected(SHOWN, done.position)
    return replyOf(done, () => ({}))
  }),
  bindCommand(testIntegration, call => sendTest(services, call)),
  bindCommand(sendDeliveryAgain, call => sendAgain(services, call)),
]

async function sendTest(services: CommandServices, call: CommandCall<{ readonly id: string }>): Promise<Reply> {
  const refused = await mayChange(services, call)
  if (refused) return refused
  const { id } = call.params
  const budget = { key: `webhook-tests:${id}`, limit: TESTS_IN_AN_HOUR, windowSeconds: HOUR_S }
  const { allowed, retryInSeconds } = await services.attempts.take(budget)
  if (!allowed) return refuseTooMany('integration.too_often', retryInSeconds)
  const deliveryId = derivedId(call.commandId, 'webhook test')
  const done = await change(services, call, { type: 'TestIntegration', deliveryId })
  if (isRefusal(done)) return done
  const { state } = done
  const organizationId = 'organizationId' in state ? state.organizationId : ''
  const body = bodyOf({ kind: TEST_KIND, organizationId, data: { integration_id: id } }, call.now.toISOString())
  await services.webhooks.deliveries.queue({ id: deliveryId, integrationId: id, kind: TEST_KIND, body })
  return replyOf(done, () => ({}))
}

async function sendAgain(
  services: CommandServices,
  call: CommandCall<{ readonly id: string; readonly delivery_id: string }>,
): Promise<Reply> {
  const { deliveries } = services.webhooks
  const { id, delivery_id: deliveryId } = call.params
  const refused = await mayChange(services, call)
  if (refused) return refused
  const status = await deliveries.statusOf(id, deliveryId)
  if (status === undefined) return refuse('not_found', {}, { kind: 'missing' })
  if (status !== 'failed') return refuse('integration.not_failed', {}, { kind: 'conflict' })
  const done = await change(services, call, { type: 'RepeatDelivery', deliveryId })
  if (!isRefusal(done)) await deliveries.again(id, deliveryId)
  return replyOf(done, () => ({}))
}
