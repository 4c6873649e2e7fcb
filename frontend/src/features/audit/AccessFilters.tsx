// What narrows the access trail: a person, the call, how it ended, a thing, and days. They live in the address.
import { eventFacets } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { DaysFilter } from '../../ui/list/filters/DaysFilter'
import { useFilterValues } from '../../ui/list/filters/FilterChip'
import { LongChoiceFilter } from '../../ui/list/filters/LongChoiceFilter'
import { SearchFilter } from '../../ui/list/filters/SearchFilter'
import { ActorFilter } from './ActorFilter'
import { useTypeInWords } from './history-words'
import { InstantsFilter } from './InstantsFilter'
import { shortened } from './narrowing'
import { useThingOfAnyKind } from './things'

const OUTCOMES = ['answered', 'refused'] as const

const ObjectSearch = lazyWithRetry(() => import('./ObjectSearch'))

export function AccessFilters() {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const { data, isError } = useRead(eventFacets, {})
  return (
    <>
      <ActorFilter id="user_id" name="user_name" />
      <LongChoiceFilter
        field="row"
        label={translate('audit.field.call')}
        choices={data?.calls.map(call => ({ id: call, name: typeInWords(call) }))}
        failed={isError}
        none={translate('audit.filter.no_call')}
      />
      <ChoiceFilter
        field="outcome"
        label={translate('audit.field.outcome')}
        choices={OUTCOMES.map(value => ({ value, label: translate(`audit.outcome.${value}`) }))}
      />
      <ObjectFilter />
      <DaysFilter field="days" label={translate('audit.field.when')} />
      <InstantsFilter />
    </>
  )
}

function ObjectFilter() {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const id = typeof values.object_id === 'string' ? values.object_id : undefined
  const known = useThingOfAnyKind(id)
  return (
    <SearchFilter
      field="object_id"
      label={translate('audit.field.thing')}
      name={known?.title ?? shortened(id ?? '')}
      search={panel => <ObjectSearch {...panel} />}
    />
  )
}
