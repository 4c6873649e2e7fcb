// Has the mail that proves an address sent again to somebody who has not proved theirs: by those who look after them.
import Button from '@mui/material/Button'
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { resendVerificationOf } from '@practicum/shared/features/signup/verification.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useToldIntent } from '../../ui/use-told-intent'

const MAY_SEND: ReadonlySet<string> = new Set(['coordinator', 'admin'])

/** Whoever has left is not theirs any more. */
const isHere = ({ positions }: PersonCard): boolean =>
  positions.some(({ standing }) => standing !== null && standing !== 'archived')

export function SendMailAgain({ person }: { person: PersonCard }) {
  const { id, name, unverified } = person
  const translate = useTranslate()
  const { role, user } = useMe()
  const { run, running } = useToldIntent(resendVerificationOf, ['people', 'members'])
  if (!unverified || !MAY_SEND.has(role) || !isHere(person)) return null
  return (
    <Button
      variant="contained"
      loading={running}
      disabled={user.is_impersonating}
      onClick={() =>
        void run({ params: { id } }, ({ sent }) => [
          sent ? 'membership.send_again.done' : 'membership.send_again.nothing',
          { args: { name } },
        ])
      }
    >
      {translate('membership.send_again.button')}
    </Button>
  )
}
