// What is known of a supervision site: where it is, how it is reached, how it stands, and who supervises there.
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { DayText, InstantText } from '../../ui/DateText'
import { type Fact, FactList, Facts } from '../../ui/Facts'
import { useLanguage } from '../../ui/language'
import { Person } from '../../ui/Person'
import { TitledPaper } from '../../ui/TitledPaper'
import { SiteContracts } from './SiteContracts'
import { ExpirationButton, SupervisorsButton } from './SiteForms'
import { SiteInsurance } from './SiteInsurance'
import { SiteSlots } from './SiteSlots'
import { SiteTags } from './SiteTags'
import { knowsSite, mayDecideSites, mayInsure, seesContracts } from './site-rights'

export function SiteAbout({ site }: { site: SiteView }) {
  const me = useMe()
  return (
    <Stack spacing={2}>
      <Facts facts={usePlaceFacts(site)} />
      {knowsSite(site) && <Standing site={site} />}
      <SiteSlots siteId={site.id} />
      <Supervising site={site} />
      {seesContracts(me) && <SiteContracts siteId={site.id} />}
      {mayInsure(me, site) && <SiteInsurance siteId={site.id} />}
    </Stack>
  )
}

function usePlaceFacts(site: SiteView): readonly Fact[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`sites.field.${field}`)
  const address = useAddress(site)
  const { contact_email } = site
  return [
    { label: label('address'), value: address.length > 0 && address.map(line => <div key={line}>{line}</div>) },
    { label: label('county'), value: site.county },
    {
      label: label('office_phone'),
      value: site.office_phone && <Link href={`tel:${site.office_phone}`}>{site.office_phone}</Link>,
    },
    { label: label('website'), value: site.website && <Website url={site.website} /> },
    { label: label('tags'), value: site.tags.length > 0 && <SiteTags tags={site.tags} /> },
    { label: label('accepting_trainees'), value: translate(site.accepting_trainees ? 'sites.yes' : 'sites.no') },
    { label: label('contact'), value: site.contact_name },
    {
      label: label('contact_email'),
      value: contact_email && <Link href={`mailto:${contact_email}`}>{contact_email}</Link>,
    },
  ].map(fact => ({ ...fact, value: fact.value || null }))
}

/** As it is written on an envelope. */
function useAddress({ street, city, zip, state_name, country_code }: SiteView): readonly string[] {
  const language = useLanguage()
  const country = country_code && new Intl.DisplayNames(language, { type: 'region' }).of(country_code)
  const place = [city, [state_name, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place, country ?? ''].filter(line => line !== '')
}

function Website({ url }: { url: string }) {
  const translate = useTranslate()
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {url.replace(/^https:\/\/|\/$/g, '')}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        ({translate('sites.opens_elsewhere')})
      </Box>
    </Link>
  )
}

/** For those who work with it. */
function Standing({ site }: { site: SiteView }) {
  const translate = useTranslate()
  const decides = mayDecideSites(useMe())
  const label = (field: string): string => translate(`sites.field.${field}`)
  const { expiration_date: day, creator } = site
  return (
    <TitledPaper id="standing" title={label('status')}>
      <FactList
        facts={[
          { label: label('rejected_reason'), value: site.rejected_reason },
          { label: label('published'), value: translate(site.published ? 'sites.yes' : 'sites.no') },
          { label: label('expiration_date'), value: day ? <DayText day={day} long /> : translate('sites.no_end') },
          { label: label('creator'), value: creator && <Person {...creator} /> },
          { label: label('created_at'), value: <InstantText at={site.created_at} /> },
        ]}
      />
      {decides && (
        <Box sx={{ mt: 2 }}>
          <ExpirationButton site={site} />
        </Box>
      )}
    </TitledPaper>
  )
}

function Supervising({ site }: { site: SiteView }) {
  const translate = useTranslate()
  const decides = mayDecideSites(useMe())
  return (
    <TitledPaper id="supervisors" title={translate('sites.field.supervisors')}>
      {site.supervisors.length === 0 ? (
        <Typography color="textSecondary">{translate('sites.no_supervisors')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {site.supervisors.map(person => (
            <li key={person.position_id}>
              <Person {...person} />
            </li>
          ))}
        </Box>
      )}
      {decides && (
        <Box sx={{ mt: 2 }}>
          <SupervisorsButton site={site} />
        </Box>
      )}
    </TitledPaper>
  )
}
