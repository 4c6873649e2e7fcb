// Where somebody lives, line by line, with state and country in words.
import Box from '@mui/material/Box'
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { useRead } from '../providers/use-query'
import { useLanguage } from './language'

interface Address {
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly zip: string | null
  readonly state_id: string | null
  readonly country_code: string | null
}

export function AddressText({ address }: { address: Address }) {
  const { address1, address2, city } = address
  const lines = { address1, address2, city, place: usePlace(address) }
  return Object.entries(lines).map(
    ([part, line]) =>
      line && (
        <Box component="span" key={part} sx={{ display: 'block' }}>
          {line}
        </Box>
      ),
  )
}

/** Undefined: no country was told. */
function usePlace({ zip, state_id: state, country_code: country }: Address): string | undefined {
  const language = useLanguage()
  const states = useRead(listStates, { params: { iso2: country ?? '' } }, { enabled: Boolean(country && state) })
  if (!country) return undefined
  const name = states.data?.find(({ id }) => id === state)?.name
  return [zip, name, new Intl.DisplayNames(language, { type: 'region' }).of(country)].filter(Boolean).join(', ')
}
