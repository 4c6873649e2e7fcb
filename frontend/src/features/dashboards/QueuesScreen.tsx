// What waits and what has failed behind the platform: effects of what happens, mails and text messages, with the way to have them tried again.
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { PageHeader } from '../../ui/PageHeader'
import { ReadTogether } from '../../ui/ReadTogether'
import { QueuedEffects } from './QueuedEffects'
import { QueuedMails } from './QueuedMails'
import { queuesMessages } from './queues.messages'

export default function QueuesScreen() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        back={{ to: '/admin/tools', label: translate('dashboards.tools') }}
        title={translate('dashboards.queues')}
      />
      <ScreenWords name="queues" english={queuesMessages}>
        <ReadTogether>
          <QueuedEffects />
          <QueuedMails />
        </ReadTogether>
      </ScreenWords>
    </>
  )
}
