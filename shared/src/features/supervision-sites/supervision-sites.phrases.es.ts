// What the server itself says of supervision sites, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  '{actor} proposes the site {subject}': '{actor} propone el centro {subject}',
  '{actor} proposes a site': '{actor} propone un centro',
  'A supervision site is proposed': 'Se propone un centro',
  'The site {subject} expires soon': 'La aprobación del centro {subject} vence pronto',
  'A site expires soon': 'La aprobación de un centro vence pronto',
  'The site {subject} expires today or has expired': 'La aprobación del centro {subject} vence hoy o ya venció',
  'A site expires today or has expired': 'La aprobación de un centro vence hoy o ya venció',
  'The site {subject}, which you added, was approved': 'Se aprobó el centro propuesto {subject}',
  'A site that you added was approved': 'Se aprobó un centro propuesto',
  'The site {subject}, which you added, was not approved': 'No se aprobó el centro propuesto {subject}',
  'A site that you added was not approved': 'No se aprobó un centro propuesto',
  'There is a place for you at {subject}: you are not on its waiting list any more':
    'Hay una plaza en {subject}: la espera ha terminado',
  'There is a place for you at a site: you are not on its waiting list any more':
    'Hay una plaza en un centro: la espera ha terminado',
  Department: 'Departamento',
  'Decision pending': 'Decisión pendiente',
  'Not approved': 'No aprobado',
  'On hold': 'En pausa',
  Closed: 'Cerrado',
  Tags: 'Etiquetas',
  Published: 'Publicado',
  'Accepting trainees': 'Acepta practicantes',
  Street: 'Calle',
  City: 'Ciudad',
  County: 'Condado',
  State: 'Estado',
  'Postal code': 'Código postal',
  Country: 'País',
  'Office phone': 'Teléfono de la oficina',
  Website: 'Sitio web',
  Contact: 'Contacto',
  'Contact email': 'Correo del contacto',
  Supervisors: 'Supervisión',
}
