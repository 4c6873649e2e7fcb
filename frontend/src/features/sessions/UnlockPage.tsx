// Lifts the lock of an account by the link of the mail about it: only by a press, for mail programs open links by themselves.

import { MailLinkPage } from '../../app/public/MailLinkPage'
import { usePageWords } from '../../providers/spoken'
import { liftOwnLock } from './sessions.rows'
import { unlockMessages } from './unlock.messages'

export default function UnlockPage() {
  const words = usePageWords('unlock', unlockMessages)
  return (
    <MailLinkPage
      page="/login/unlock"
      words={words}
      send={async (api, link) => {
        const { lifted } = await api.call(liftOwnLock, { body: { ...link } })
        return { said: lifted ? words.lifted : words.nothing, next: '/login', nextLabel: words.login }
      }}
    />
  )
}
