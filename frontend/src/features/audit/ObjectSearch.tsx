// Finds the thing that accesses are narrowed to by its name; whoever has its whole id may give that.
import { useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useThingsFound } from './use-things-found'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export default function ObjectSearch({ onPick, ...panel }: SearchProps) {
  const translate = useTranslate()
  const exact = panel.typed.trim()
  const { found, looking, asks } = useThingsFound(UUID.test(exact) ? '' : exact)
  const named = found.map(({ id, name }) => ({ id, name }))
  return (
    <FoundInPanel
      {...panel}
      found={UUID.test(exact) ? [{ id: exact, name: exact }] : named}
      looking={looking}
      none={translate(asks ? 'audit.filter.no_thing' : 'audit.filter.name_or_id')}
      onPick={({ id }) => onPick(id)}
    />
  )
}
