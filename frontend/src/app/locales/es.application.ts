// Spanish for those who are signed in: every screen, the libraries' own texts, and what history and organizations are called.
import { esES } from '@mui/material/locale'
import { esES as datesEsES } from '@mui/x-date-pickers/locales'
import { rules } from '@practicum/shared/contract/issue-words.es'
import { named } from '@practicum/shared/features/named.es'
import 'dayjs/locale/es-us'
import { messages as features } from '../../features/messages.es'
import type { ApplicationSpoken } from '../../providers/spoken'
import { messages as app } from '../app.messages.es'
import { messages as ra } from './es.react-admin'

export const spoken: ApplicationSpoken = {
  messages: { ra, app, ...features },
  named,
  rules,
  components: esES,
  dates: {
    adapterLocale: 'es-us',
    localeText: datesEsES.components.MuiLocalizationProvider.defaultProps.localeText,
    format: 'DD/MM/YYYY',
  },
}
