// Who may see and change an invite link: whoever looks after the organization, as with invitations.
export { invitePolicy as inviteLinkPolicy } from '../invites/invites.policy'
