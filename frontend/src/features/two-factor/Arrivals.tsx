// What led here says, before anything is typed.
import Alert from '@mui/material/Alert'
import { type ArrivalAlert, arrivalAlerts } from '../../app/public/arrival-alerts'
import { useSession } from '../../providers/session'

export const useArrivals = (): readonly ArrivalAlert[] => arrivalAlerts(location.search, useSession().state)

export const Arrivals = () =>
  useArrivals().map(({ severity, messages }) => (
    <Alert key={messages.join()} severity={severity} sx={{ mb: 2 }}>
      {messages.join(' ')}
    </Alert>
  ))
