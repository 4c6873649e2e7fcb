// Where one's own mails are found, on one's account.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { TitledPaper } from '../../ui/TitledPaper'

export default function MailsSection() {
  const translate = useTranslate()
  return (
    <TitledPaper id="account-mails" title={translate('mails.own')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('mails.own_help')}
      </Typography>
      <Button size="small" component={Link} to="/mails">
        {translate('mails.own_open')}
      </Button>
    </TitledPaper>
  )
}
