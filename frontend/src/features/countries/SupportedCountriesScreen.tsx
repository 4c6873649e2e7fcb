// Which countries people may live in: ticked in one list, saved at once, with the history beside it.
import Typography from '@mui/material/Typography'
import { COUNTRY_SUPPORT_ID } from '@practicum/shared/features/countries/country-support.events'
import { listSupportedCountries } from '@practicum/shared/features/countries/supported.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { CountriesForm } from './CountriesForm'
import { supportedCountriesMessages } from './supported-countries.messages'

const TABS = ['countries', 'history'] as const

export default function SupportedCountriesScreen() {
  return (
    <ScreenWords name="supported-countries" english={supportedCountriesMessages}>
      <Page />
    </ScreenWords>
  )
}

function Page() {
  const translate = useTranslate()
  const [tab, open] = useTabs('supported-countries', TABS)
  const read = useRead(listSupportedCountries, {})
  const words = (key: string): string => translate(`supported-countries.${key}`)
  return (
    <>
      <PageHeader title={words('title')} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {words('intro')}
      </Typography>
      <TabBar
        label={words('tab.label')}
        tabs={TABS.map(key => ({ key, label: words(`tab.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'countries' ? (
          <ReadFrame read={read}>{countries => <CountriesForm countries={countries} />}</ReadFrame>
        ) : (
          <HistoryPanel subject="countries" id={COUNTRY_SUPPORT_ID} />
        )}
      </TabPanel>
    </>
  )
}
