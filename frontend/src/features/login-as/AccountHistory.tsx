// What has happened to one's own account, and who has acted as oneself: a part of the account, fetched when it is asked for.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { TitledPaper } from '../../ui/TitledPaper'
import { HistoryPanel } from '../audit/HistoryPanel'
import { actingMessages } from './acting.messages'

const PLACE = 'account-history'

export default function AccountHistory() {
  const { user } = useMe()
  // It is the person's own, and nobody's who acts as them.
  if (user.is_impersonating) return null
  return (
    <ScreenWords name="acting" english={actingMessages}>
      <History id={user.id} />
    </ScreenWords>
  )
}

function History({ id }: { id: string }) {
  const translate = useTranslate()
  const { hash } = useLocation()
  const [shown, setShown] = useState(hash === `#${PLACE}`)
  return (
    <TitledPaper id={PLACE} title={translate('acting.history.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('acting.history.about')}
      </Typography>
      {shown ? (
        <HistoryPanel subject="user" id={id} />
      ) : (
        <Button variant="outlined" size="small" onClick={() => setShown(true)}>
          {translate('acting.history.show')}
        </Button>
      )}
    </TitledPaper>
  )
}
