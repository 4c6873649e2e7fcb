// The page of clients.
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { PageHeader } from '../../ui/PageHeader'
import { ClientList } from './ClientList'
import { caseloadMessages } from './caseload.messages'

export default function ClientListScreen() {
  return (
    <ScreenWords name="caseload" english={caseloadMessages}>
      <Titled />
      <ClientList />
    </ScreenWords>
  )
}

const Titled = () => <PageHeader title={useTranslate()('caseload.title')} />
