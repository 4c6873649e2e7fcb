// What the rules about people and their positions say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'person.not_available': 'no se puede elegir a esta persona',
  'position.archived': 'este puesto está archivado',
  'position.second_step':
    'este puesto pide la verificación en dos pasos. Hay que iniciar sesión de nuevo para trabajar desde él',
  'position.exists': 'esta persona ya tiene ese rol en la organización',
  'position.trainee_exclusive': 'quien es {trainee} no puede tener otro rol en la misma organización',
  'user.email_taken': 'este correo electrónico ya está en uso',
  'user.exists': 'esta cuenta ya existe',
  'organization.archived': 'esta organización está archivada. Alguien de administración puede restaurarla',
  'organization.full':
    'las {limit} plazas de esta organización están ocupadas. Alguien de administración puede subir el límite',
  'organization.not_archived': 'antes hay que archivarla: solo se elimina una organización archivada',
  'organization.used': 'hubo personas en ella o se las invitó, y lo que hicieron se conserva: queda archivada',
  'organization.own': 'es la organización desde la que trabaja. La archiva otra persona de administración',
  'organization.exists': 'esta organización ya existe',
  'organization.zone_unknown': 'no existe esa zona horaria',
  'organization.owner_role': 'el titular de esta organización tiene en ella el papel de {role}',
  'terms.changed': 'este texto ha cambiado. Hay que recargar la página',
  'contact.country_unknown': 'no es un país',
  'contact.state_required': 'es obligatorio',
  'contact.state_unknown': 'no está en este país',
  'contact.student_id_unfit': 'solo se pide a {trainee+}',
}
