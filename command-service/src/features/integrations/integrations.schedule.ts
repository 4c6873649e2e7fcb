// What time does to webhooks: what is due is sent, and what nobody needs any more goes.
import { isThere } from '@practicum/shared/features/integrations/integrations.decider'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { integrationAggregate } from './integrations.aggregate'
import { WebhookSending } from './integrations.sending'

const SETTLED_MINUTES = 60

type Services = Pick<CommandServices, 'executor' | 'webhooks'>

export const sendingSchedule = ({ executor, webhooks }: Services): Schedule => ({
  name: 'webhooks',
  cron: '*/2 * * * * *',
  run: (_now, stopped) => new WebhookSending(executor, webhooks).run(stopped),
})

/** Secrets of integrations that a process died over, while it was making or deleting them, go too. */
export const tidyingSchedule = ({ executor, webhooks }: Services): Schedule => ({
  name: 'webhooks-tidied',
  cron: '43 * * * *',
  async run() {
    const { deliveries, secrets } = webhooks
    const forgetUnlessThere = (id: string) => async () => {
      const { state } = await executor.load(integrationAggregate, id)
      if (!isThere(state)) await secrets.forget(id)
    }
    await eachAlone([
      () => deliveries.forgetOld(),
      () => secrets.forgetFormer(),
      ...(await secrets.toSealAnew()).map(id => () => secrets.sealAnew(id)),
      ...(await secrets.settled(SETTLED_MINUTES)).map(forgetUnlessThere),
    ])
  },
})
