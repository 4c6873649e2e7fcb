// Who may call what of integrations, and what each may do to whose thing: by hand.
import { createIntegration } from '@practicum/shared/features/integrations/integrations.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'

const made = { name: 'Registrar', address: 'https://hooks.example.org/practicum', hears: ['placement.approved'] }

/** Of the organization, whoever made it: its other people have nothing to do with it. */
async function integration({
  app,
  program: { organizationId, coordinator, trainee: own, faculty: part },
}: Cast): Promise<Thing> {
  await makePlace(app, organizationId)
  const { id } = (await coordinator.browser.do(createIntegration, { body: made })).body
  return { id, own, part, within: await failedDelivery(app, id) }
}

async function failedDelivery({ practicum }: Cast['app'], integrationId: string): Promise<string> {
  const { deliveries } = practicum.services.webhooks
  const id = newId()
  // Nothing of it waits, so that nobody sends it.
  await deliveries.queue({ id, integrationId, kind: 'placement.approved', body: '{}' })
  await deliveries.drop(id, 'unreachable')
  return id
}

/** An organization has ten at most, and this is asked more often. */
async function makePlace({ practicum }: Cast['app'], organizationId: string): Promise<void> {
  const { secrets } = practicum.services.webhooks
  const all = await secrets.ofOrganization(organizationId)
  for (const id of all.slice(0, -5)) await secrets.forget(id)
}

/** That is told. */
async function organization({
  app,
  program: { organizationId: id, trainee: own, faculty: part },
}: Cast): Promise<Thing> {
  await makePlace(app, id)
  return { id, own, part }
}

export const access: Access = {
  roles: `
    createIntegration       . . . . x x
    deleteIntegration       . . . . x x
    editIntegration         . . . . x x
    getIntegration          . . . . x x
    integrationDeliveries   . . . . x x
    integrationsOfOrganization . . . . x x
    pauseIntegration        . . . . x x
    renewIntegrationSecret  . . . . x x
    resumeIntegration       . . . . x x
    sendDeliveryAgain       . . . . x x
    testIntegration         . . . . x x
  `,
  // Whoever coordinates another organization cannot name this one.
  relations: `
                            own  part colleague coordinator admin former foreign
    createIntegration       -    -    -         x           x     r      r
    deleteIntegration       -    -    -         x           x     .      .
    editIntegration         -    -    -         x           x     .      .
    getIntegration          -    -    -         x           x     .      .
    integrationDeliveries   -    -    -         x           x     .      .
    integrationsOfOrganization -  -    -         x           x     .      .
    pauseIntegration        -    -    -         x           x     .      .
    renewIntegrationSecret  -    -    -         x           x     .      .
    resumeIntegration       -    -    -         x           x     .      .
    sendDeliveryAgain       -    -    -         x           x     .      .
    testIntegration         -    -    -         x           x     .      .
  `,
  things: [
    [/^\/api\/integrations\/:id/, integration],
    [/^\/api\/integrations$/, organization],
  ],
  queries: { integrationsOfOrganization: id => ({ organization_id: id }) },
  bodies: {
    createIntegration: id => ({ ...made, organization_id: id }),
    editIntegration: () => made,
  },
}
