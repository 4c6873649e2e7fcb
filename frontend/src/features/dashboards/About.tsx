// As what one is here, and where: the organization leads to its page, and what one is to one's account.
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useFeatures } from '../../app/feature'
import { type Me, useMe } from '../../providers/me'
import { CoordinatorLinks } from '../../ui/CoordinatorLinks'
import { useRoleName } from '../../ui/role-name'

/** Admins look after every organization, on a page where each has an address of its own. */
const organizationAddress = ({ role, position }: Me): string =>
  role === 'admin' ? `/admin/organizations/edit/${position.organization_id}` : '/organization'

export function About() {
  const translate = useTranslate()
  const me = useMe()
  const { position, role } = me
  const roleName = useRoleName()
  // On a phone it takes a line of its own, from the first.
  const turns = role === 'trainee' || role === 'faculty'
  const abouts = useFeatures().map(({ name, slots }) => slots?.dashboardAbout && <slots.dashboardAbout key={name} />)
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, ...(turns && { minHeight: { xs: 40, sm: 'auto' } }) }}
      >
        <span>
          {`${roleName(position.role)}, `}
          <MuiLink component={Link} to={organizationAddress(me)}>
            {position.organization.name}
          </MuiLink>
        </span>
        {turns && <CoordinatorLinks role={role} />}
        {(role === 'coordinator' || role === 'faculty') && (
          <MuiLink component={Link} to="/account">
            {translate('app.user_menu.account')}
          </MuiLink>
        )}
      </Box>
      {abouts}
    </>
  )
}
