// What the server itself says of invitations, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Mail did not arrive': 'El correo no llegó',
  'Email address': 'Correo electrónico',
  Role: 'Rol',
  Organization: 'Organización',
  Invited: 'Pendiente',
  Expired: 'Caducada',
  Accepted: 'Aceptada',
  'Invited by': 'Invitación de',
  'Invited at': 'Invitación',
  'Last sent': 'Último envío',
  'Opens until': 'Sirve hasta',
  'Accepted at': 'Aceptación',
  '{subject} accepted your invitation': '{subject} aceptó la invitación',
  'Somebody accepted your invitation': 'Alguien aceptó la invitación',
  'Invitations are accepted': 'Se aceptan invitaciones',
  '{inviter} invites you to {organization}': 'Invitación de {inviter} a {organization}',
  '{inviter} invites you to {organization}, as {role}. By the link below you set up your account, or join with the one you have.':
    '{inviter} envía esta invitación a {organization}, como {role}. Con el enlace siguiente se puede crear una cuenta o entrar con la que ya se tiene.',
  'Accept the invitation': 'Aceptar la invitación',
  'The link is for you alone, and opens until {until}.': 'El enlace es personal y sirve hasta el {until}.',
  'If you do not know who sent it, nothing has to be done.':
    'Si no se conoce a quien la envía, no hace falta hacer nada.',
  'Your invitation to {organization} is waiting': 'La invitación a {organization} sigue pendiente',
  '{inviter} has invited you to {organization}, as {role}, and you have not come yet. This link takes the place of the one before.':
    '{inviter} envió una invitación a {organization}, como {role}, que sigue pendiente. Este enlace sustituye al anterior.',
  trainee: 'practicante',
  faculty: 'docente',
  supervisor: 'supervisor',
  coordinator: 'coordinador',
}
