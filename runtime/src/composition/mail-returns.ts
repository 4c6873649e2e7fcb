// What comes back of mails is listened for where they leave, if the settings say where.
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { noteBounce } from '@practicum/command-service/features/mails/mails.returns'
import type { Config } from '@practicum/infra/config/config'
import type { PlaceWatch } from '@practicum/infra/event-store/place-watch'
import type { Returns } from '@practicum/infra/mail/returns'
import { returnPathsOf } from './mailing'

interface ReturnsParts {
  readonly config: Config
  readonly services: Pick<CommandServices, 'executor'>
  readonly places: PlaceWatch
  readonly report: (error: unknown) => void
}

/** Its server is loaded only there. */
export async function mailReturns({ config, services, places, report }: ReturnsParts): Promise<Returns | undefined> {
  const paths = returnPathsOf(config)
  if (!paths || !config.mailReturns) return undefined
  const { listenForReturns } = await import('@practicum/infra/mail/returns')
  return listenForReturns({
    host: config.http.host,
    port: config.mailReturns.port,
    paths,
    onError: report,
    async onFailure(mailId, code) {
      await places.require()
      await noteBounce(services.executor, mailId, code)
    },
  })
}
