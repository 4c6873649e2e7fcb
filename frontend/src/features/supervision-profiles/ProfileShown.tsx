// A supervision profile as others read it.
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { SupervisionProfileView } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import {
  LINK_FIELDS,
  LINK_HOSTS,
  type LinkField,
  leadsTo,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.links'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { DayText } from '../../ui/DateText'
import { type Fact, FactList } from '../../ui/Facts'
import { LinkedText } from '../../ui/LinkedText'
import { StatusChip } from '../../ui/StatusChip'
import { TitledPaper } from '../../ui/TitledPaper'
import { DocumentList, HiddenDocuments } from '../attachments/documents'
import { LicenseList } from './LicenseList'

interface ShownProps {
  readonly profile: SupervisionProfileView
  readonly name: string
}

export function ProfileShown({ profile, name }: ShownProps) {
  const translate = useTranslate()
  const facts = useFacts(profile, name).filter(({ value }) => value !== null && value !== '')
  return (
    <TitledPaper id="supervision-profile" title={translate('supervision-profile.title')}>
      <Box sx={{ mb: 2 }}>
        {profile.accepting_trainees ? (
          <StatusChip tone="success" weight="done" label={translate('supervision-profile.accepting')} />
        ) : (
          <StatusChip tone="default" label={translate('supervision-profile.not_accepting')} />
        )}
      </Box>
      {facts.length > 0 ? (
        <FactList facts={facts} />
      ) : (
        <Typography color="textSecondary">{translate('supervision-profile.empty')}</Typography>
      )}
    </TitledPaper>
  )
}

const documentsOf = (documents: SupervisionProfileView['documents']): Fact['value'] =>
  documents.length === 0 ? null : <DocumentList documents={documents} mayChange={false} touches={[]} />

function useFacts(profile: SupervisionProfileView, name: string): readonly Fact[] {
  const translate = useTranslate()
  const { user } = useMe()
  const field = (key: string, value: Fact['value']): Fact => ({
    label: translate(`supervision-profile.field.${key}`),
    value,
  })
  const section = (key: string, value: Fact['value']): Fact => ({
    label: translate(`supervision-profile.section.${key}`),
    value,
  })
  const { conferred_date: conferred, licenses, documents } = profile
  return [
    field('bio', told(profile.bio, profile.directory_bio ? undefined : name)),
    field('wants', told(profile.wants, profile.directory_wants ? undefined : name)),
    field('degree', profile.degree),
    field('conferred_date', conferred && <DayText day={conferred} />),
    field('years_of_experience', profile.years_of_experience),
    field('specialty_concentration', profile.specialty_concentration),
    field('specialty_population', profile.specialty_population),
    field('training_and_credentials', told(profile.training_and_credentials)),
    section('licenses', licenses.length === 0 ? null : <LicenseList licenses={licenses} />),
    section('links', linksOf(profile)),
    section('documents', user.is_impersonating ? <HiddenDocuments /> : documentsOf(documents)),
  ]
}

/** `onlyFor`: whose words they are, where the directory does not show them. */
const told = (text: string, onlyFor?: string): Fact['value'] =>
  text === '' ? null : (
    <>
      <LinkedText text={text} />
      {onlyFor !== undefined && <Hidden name={onlyFor} />}
    </>
  )

const Hidden = ({ name }: { name: string }) => (
  <Typography variant="body2" color="textSecondary">
    {useTranslate()('supervision-profile.hidden', { name })}
  </Typography>
)

function linksOf(profile: SupervisionProfileView): Fact['value'] {
  const there = LINK_FIELDS.filter(field => leadsTo(LINK_HOSTS[field], profile[field]))
  return there.length === 0 ? null : (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {there.map(field => (
        <li key={field}>
          <Elsewhere field={field} href={profile[field]} />
        </li>
      ))}
    </Box>
  )
}

function Elsewhere({ field, href }: { field: LinkField; href: string }) {
  const site = useTranslate()(`supervision-profile.field.${field}`)
  return (
    <MuiLink href={href} target="_blank" rel="noopener noreferrer">
      {site}
    </MuiLink>
  )
}
