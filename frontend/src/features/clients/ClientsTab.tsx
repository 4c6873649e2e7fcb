// Clients among the tabs of a supervisor's dashboard.
import { ScreenWords } from '../../providers/screen-words'
import { ClientList } from './ClientList'
import { caseloadMessages } from './caseload.messages'

export default function ClientsTab() {
  return (
    <ScreenWords name="caseload" english={caseloadMessages}>
      <ClientList incompleteOnly />
    </ScreenWords>
  )
}
