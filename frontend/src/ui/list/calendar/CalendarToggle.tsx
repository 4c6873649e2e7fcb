// Shows a list as a calendar or as rows again; the address says which.
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { useTranslate } from 'react-admin'
import { useListLook } from '../look'
import { ToolToggle } from '../ToolToggle'

export function CalendarToggle() {
  const translate = useTranslate()
  const [look, show] = useListLook()
  const label = translate('app.calendar.toggle')
  const on = look === 'calendar'
  return (
    <ToolToggle {...{ label, on }} word={label} onToggle={() => show(on ? undefined : 'calendar')}>
      <CalendarMonth />
    </ToolToggle>
  )
}
