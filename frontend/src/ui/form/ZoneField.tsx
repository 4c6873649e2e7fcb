// One time zone of all there are, found by a part of its name: those that people have a name for come first.
import { NAMED_ZONES, zoneNames } from '@practicum/shared/kernel/zones'
import type { FieldValues } from 'react-hook-form'
import { usePageWords } from '../../providers/spoken'
import { type LongChoice, LongChoiceField } from './LongChoiceField'
import { placeMessages } from './places.messages'
import type { FieldProps } from './use-field'

const named: ReadonlySet<string> = new Set(Object.values(NAMED_ZONES))

export function ZoneField<Values extends FieldValues>(props: FieldProps<Values, string | null>) {
  const words = usePageWords('places', placeMessages).zones
  const choices: readonly LongChoice[] = [
    ...Object.entries(NAMED_ZONES).map(([key, id]) => ({
      ...{ id, name: words.names[key as keyof typeof NAMED_ZONES], group: words.headings.named, found: foundBy(id) },
    })),
    ...zoneNames
      .filter(id => !named.has(id))
      .map(id => ({ id, name: id, group: words.headings.others, found: foundBy(id) })),
  ]
  return <LongChoiceField {...props} required clearable={false} choices={choices} />
}

const foundBy = (zone: string): string => `${zone} ${zone.replaceAll('_', ' ')}`
