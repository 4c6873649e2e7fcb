// Stops a change of address, or takes it back, by the link of the mail to the address before.
import { MailLinkPage } from '../../app/public/MailLinkPage'
import { usePageWords } from '../../providers/spoken'
import { stopEmailChange } from './email-changes.rows'
import { stopPageMessages } from './stop-page.messages'

export default function StopPage() {
  const words = usePageWords('email-stop', stopPageMessages)
  return (
    <MailLinkPage
      page="/email-change/stop"
      words={words}
      send={async (api, link) => {
        const { next } = await api.call(stopEmailChange, { body: { ...link } })
        return { said: words.stopped, next, nextLabel: words.next }
      }}
    />
  )
}
