// What kind of organization it is: no state, so without a colour.
import Chip from '@mui/material/Chip'
import type { OrganizationKind } from '@practicum/shared/features/people/people.fields'
import { useTranslate } from 'react-admin'

export function KindChip({ kind }: { kind: OrganizationKind }) {
  const translate = useTranslate()
  return <Chip size="small" label={translate(`institution.kind.${kind}`)} />
}
