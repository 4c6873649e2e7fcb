// What an event is about, in words: the noun of the thing, and its name, which leads to its page or opens the card of a person.
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { PersonName } from '../../ui/Person'
import { useThingInWords } from './history-words'
import { ACCOUNT, idOf, kindOf, useNameOf, useThing } from './things'

export function ThingText({ stream }: { stream: string }) {
  const thingInWords = useThingInWords()
  const kind = kindOf(stream)
  const name = kind === ACCOUNT ? <AccountName id={idOf(stream)} /> : <ThingName stream={stream} />
  return (
    <>
      {thingInWords(kind)}
      {name}
    </>
  )
}

function ThingName({ stream }: { stream: string }) {
  const thing = useThing(stream)
  if (!thing) return null
  return (
    <>
      {' · '}
      {thing.page === undefined ? (
        thing.title
      ) : (
        <Link component={RouterLink} to={thing.page}>
          {thing.title}
        </Link>
      )}
    </>
  )
}

function AccountName({ id }: { id: string }) {
  const { data } = useNameOf(id)
  return (
    data && (
      <>
        {' · '}
        <PersonName id={id} name={data.name} />
      </>
    )
  )
}
