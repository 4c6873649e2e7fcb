// What narrows the event explorer: who, what happened, to which thing and when, as in every other list. They live in the address, so a link shares what one sees.
import { eventFacets } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { DaysFilter } from '../../ui/list/filters/DaysFilter'
import { useFilterValues } from '../../ui/list/filters/FilterChip'
import { LongChoiceFilter } from '../../ui/list/filters/LongChoiceFilter'
import { SearchFilter } from '../../ui/list/filters/SearchFilter'
import { ActorFilter } from './ActorFilter'
import { useThingInWords, useTypeInWords } from './history-words'
import { InstantsFilter } from './InstantsFilter'
import { ACCOUNT, idOf, kindOf, useNameOf, useThing } from './things'

const StreamSearch = lazyWithRetry(() => import('./StreamSearch'))

export function EventFilters() {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const { data, isError } = useRead(eventFacets, {})
  return (
    <>
      <ActorFilter id="actor_id" name="actor_name" />
      <LongChoiceFilter
        field="type"
        label={translate('audit.field.type')}
        choices={data?.types.map(type => ({ id: type, name: typeInWords(type) }))}
        failed={isError}
        none={translate('audit.filter.no_type')}
      />
      <ThingFilter />
      <DaysFilter field="days" label={translate('audit.field.when')} />
      <InstantsFilter />
    </>
  )
}

function ThingFilter() {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const name = useNameOfThing(String(values.stream ?? ''))
  return (
    <SearchFilter
      field="stream"
      label={translate('audit.field.thing')}
      name={name}
      search={panel => <StreamSearch {...panel} />}
    />
  )
}

function useNameOfThing(stream: string): string {
  const noun = useThingInWords()(kindOf(stream))
  const account = kindOf(stream) === ACCOUNT
  const person = useNameOf(account ? idOf(stream) : undefined)
  const thing = useThing(stream)
  const title = account ? person.data?.name : thing?.title
  return title === undefined ? noun : `${noun} · ${title}`
}
