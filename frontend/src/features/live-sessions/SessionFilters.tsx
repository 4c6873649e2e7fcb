// What a list of sessions is narrowed by: who hosts them, and when they start.
import { useTranslate } from 'react-admin'
import { DaysFilter } from '../../ui/list/filters/DaysFilter'
import { PersonFilter } from '../../ui/list/filters/PersonFilter'

export function SessionFilters() {
  const translate = useTranslate()
  return (
    <>
      <PersonFilter field="owner_id" label={translate('live-sessions.field.host')} />
      <DaysFilter field="starts" label={translate('live-sessions.field.start')} />
    </>
  )
}
