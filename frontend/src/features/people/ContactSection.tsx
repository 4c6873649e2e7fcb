// How one can be reached, on one's account: as one has told it, and where one tells it anew.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type OwnContact, ownContact } from '@practicum/shared/features/people/contact.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AddressText } from '../../ui/AddressText'
import { FactList } from '../../ui/Facts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { contactMessages } from './contact.messages'

/** With the rules of every country's numbers. */
const ContactDialog = lazyWithRetry(() => import('./ContactDialog'))

export default function ContactSection() {
  return (
    <ScreenWords name="contact" english={contactMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(ownContact, {})
  return (
    <TitledPaper id="account-contact" title={translate('contact.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('contact.about')}
      </Typography>
      <ReadFrame read={read}>{contact => <Told contact={contact} />}</ReadFrame>
    </TitledPaper>
  )
}

function Told({ contact }: { contact: OwnContact }) {
  const translate = useTranslate()
  const { is_impersonating } = useMe().user
  const [open, setOpen] = useState(false)
  const label = (field: string): string => translate(`contact.field.${field}`)
  return (
    <>
      {contact.version === 0 ? (
        <Typography>{translate('contact.nothing')}</Typography>
      ) : (
        <FactList
          facts={[
            { label: label('phone'), value: contact.phone },
            { label: label('other_phone'), value: contact.other_phone },
            { label: label('address'), value: contact.country_code && <AddressText address={contact} /> },
            { label: label('university_student_id'), value: contact.university_student_id },
          ]}
        />
      )}
      <Button variant="outlined" size="small" disabled={is_impersonating} onClick={() => setOpen(true)} sx={{ mt: 2 }}>
        {translate('contact.change.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ContactDialog contact={contact} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
