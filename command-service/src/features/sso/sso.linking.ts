// Links an account with what a provider knows its person as. What was linked with an account that was merged into it is theirs to link.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { SsoIdentity } from '@practicum/infra/sso/port'
import type { SsoProviderName } from '@practicum/shared/access/sso'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

interface Linking {
  readonly userId: string
  readonly provider: SsoProviderName
  readonly identity: SsoIdentity
}

/** Of those who link the same one at once, one has it. What is not on record opens nothing: a link whose record was lost is made once more. */
export async function linked(
  services: CommandServices,
  call: CommandCall,
  linking: Linking,
): Promise<Refusal | undefined> {
  const outcome = await services.sso.identities.link(linking)
  const isTheirs = outcome === 'linked' || (outcome === 'taken' && (await tookOver(services, linking)))
  if (!isTheirs) return refuse(`sso.${outcome}`)
  const { userId, provider } = linking
  const command = () => ({ type: 'LinkSso' as const, provider })
  const done = await services.executor.execute(userAggregate, userId, { command }, contextOf(call))
  return isRefusal(done) ? done : undefined
}

async function tookOver({ executor, sso }: CommandServices, linking: Linking): Promise<boolean> {
  const owner = await sso.identities.ownerOf(linking.identity)
  if (owner === undefined) return false
  const isMerged = async (): Promise<boolean> => {
    const { state } = await executor.load(userAggregate, linking.userId)
    return 'merges' in state && state.merges.some(({ mergedIds }) => mergedIds.includes(owner))
  }
  if (!(await isMerged()) || !(await sso.identities.takeOver(linking, owner))) return false
  if (await isMerged()) return true
  // Undone in between, before it was there to be given back.
  await sso.identities.remove(linking.userId, linking.provider)
  return false
}
