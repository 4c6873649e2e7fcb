// What the fields of a person and of an organization are called in Spanish where their past is told.
import { localeNames } from '@practicum/shared/kernel/locales'
import type { Messages } from '../../providers/words'

const statuses: Messages = {
  active: 'En activo',
  inactive: 'Sin actividad',
  graduated: 'Formación terminada',
  pending: 'Por activar',
}

export const past: Messages = {
  field: {
    first_name: 'Nombre',
    last_name: 'Apellido',
    zone: 'Zona horaria',
    language: 'Idioma',
    user_status: 'Estado',
    hipaa_completed: 'Requisito de HIPAA cumplido',
    current_position: 'Trabaja como',
    organization: 'Organizaciones',
    last_sign_in_at: 'Último inicio de sesión',
    sign_in_locked_at: 'Inicio de sesión bloqueado',
    created_at: 'Registro',
    live_sessions_allowed: 'Puede organizar sesiones en vivo',
    account_limited: 'Cuenta limitada',
    known_device: 'En un dispositivo conocido',
    sessions: 'Sesiones cerradas',
    method: 'Mediante',
    by: 'Por',
    left: 'Códigos de recuperación que quedan',
    allow_trainee_code_purchase: 'Compra de códigos permitida ({trainee})',
    require_trainee_insurance: 'Seguro obligatorio ({trainee})',
    show_welcome: 'Bienvenida mostrada',
    enable_stronger_passwords: 'Contraseñas de 16 caracteres como mínimo',
    owner: 'Titular',
    one: 'singular',
    many: 'plural',
    trainee: 'Practicante',
    supervisor: 'Supervisor',
    faculty: 'Docente',
    coordinator: 'Coordinador',
    client: 'Cliente',
    supervision_site: 'Centro de supervisión',
    assistant: 'Asistente',
    kind: 'Tipo',
    accent: 'Color',
    settings: 'Ajustes',
  },
  value: {
    language: localeNames,
    user_status: statuses,
    method: { sms: 'Mensaje de texto', authenticator: 'Aplicación de autenticación' },
    by: { person: 'La propia persona', admin: 'Un administrador' },
    kind: { academic: 'Académica', clinical: 'Clínica', admin: 'Administrativa' },
    status: { ...statuses, archived: 'Archivado' },
  },
}
