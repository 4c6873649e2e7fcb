// The calendars and clocks of forms speak the language of the page.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import type { ReactNode } from 'react'
import { useSpoken } from '../../providers/spoken'

export function DateLocale({ children }: { children: ReactNode }) {
  const dates = useSpoken().application?.dates
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      {...(dates && { adapterLocale: dates.adapterLocale, localeText: dates.localeText })}
    >
      {children}
    </LocalizationProvider>
  )
}
