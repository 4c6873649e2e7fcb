// What the product writes to people, before anybody gets it: each kind in a language, and in the name of an organization.
import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type MailSenderView, type MailTemplate, mailTemplates } from '@practicum/shared/features/mails/mails.contract'
import { organizationNames } from '@practicum/shared/features/organizations/organizations.contract'
import { LOCALES, type Locale, localeFacts } from '@practicum/shared/kernel/locales'
import { folded } from '@practicum/shared/kernel/words'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useSpoken } from '../../providers/spoken'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { MailPreview } from './MailPreview'
import { mailScreenMessages } from './mail-screens.messages'

export default function MailTemplatesScreen() {
  return (
    <ScreenWords name="mailing" english={mailScreenMessages}>
      <Templates />
    </ScreenWords>
  )
}

function Templates() {
  const translate = useTranslate()
  const { locale } = useSpoken()
  const [language, setLanguage] = useState(locale)
  const [organizationId, setOrganizationId] = useState<string>()
  const [sought, seek] = useState('')
  const query = { language, organization_id: organizationId }
  const read = useRead(mailTemplates, { query }, { alsoOn: ['organizations'], keepPrevious: true })
  return (
    <>
      <PageHeader
        back={{ to: '/admin/tools', label: translate('dashboards.tools') }}
        title={translate('mails.templates')}
      />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('mailing.templates.text')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '200px repeat(2, minmax(0, 360px))' },
          mb: 3,
        }}
      >
        <TextField
          select
          label={translate('mailing.templates.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Locale)}
        >
          {LOCALES.map(one => (
            <MenuItem key={one} value={one} lang={localeFacts(one).tag}>
              {localeFacts(one).name}
            </MenuItem>
          ))}
        </TextField>
        <InNameOf onChosen={setOrganizationId} />
        <TextField
          type="search"
          label={translate('mailing.templates.find')}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      </Box>
      <ReadFrame read={read}>
        {({ organization, data }) => (
          <Found templates={data.filter(template => has(template, sought))} {...{ organization, language }} />
        )}
      </ReadFrame>
    </>
  )
}

/** In its subject or among its words. */
const has = ({ subject, paragraphs }: MailTemplate, sought: string): boolean =>
  [subject, ...paragraphs].some(text => folded(text).includes(folded(sought.trim())))

interface FoundProps extends Omit<TemplateProps, 'template'> {
  readonly templates: readonly MailTemplate[]
}

function Found({ templates, ...how }: FoundProps) {
  const translate = useTranslate()
  if (templates.length === 0) return <Typography>{translate('mailing.templates.not_found')}</Typography>
  return (
    <div>
      {templates.map(template => (
        <Template key={template.kind} template={template} {...how} />
      ))}
    </div>
  )
}

function InNameOf({ onChosen }: { onChosen: (id: string | undefined) => void }) {
  const translate = useTranslate()
  const read = useRead(organizationNames, {})
  return (
    <Autocomplete
      options={read.data?.data ?? []}
      loading={read.isLoading}
      loadingText={translate('app.list.filter.looking')}
      noOptionsText={translate(read.isError ? 'app.errors.list' : 'mailing.templates.none')}
      getOptionLabel={one => one.name}
      getOptionKey={one => one.id}
      onChange={(_event, one) => onChosen(one?.id)}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('mailing.templates.organization')}
          placeholder={translate('app.product')}
        />
      )}
    />
  )
}

interface TemplateProps {
  readonly template: MailTemplate
  readonly organization: MailSenderView | null
  readonly language: Locale
}

/** One that is closed is not drawn: there are dozens. */
const CLOSED = { heading: { component: 'h2' }, transition: { unmountOnExit: true } } as const

function Template({ template: { kind, subject, action, ...words }, organization, language }: TemplateProps) {
  const translate = useTranslate()
  const { tag } = localeFacts(language)
  return (
    <Accordion disableGutters variant="outlined" slotProps={CLOSED}>
      <AccordionSummary expandIcon={<ExpandMore />} id={kind} aria-controls={`${kind}-mail`} lang={tag}>
        <Typography component="span">{subject}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate(`mailing.templates.${words.channel === 'text' ? 'text_message' : 'mail'}`)}
          {words.can_wait && `, ${translate('mailing.templates.can_wait')}`}
        </Typography>
        <Box lang={tag}>
          <MailPreview mail={{ ...words, organization, action: action && { ...action, link: null } }} />
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}
