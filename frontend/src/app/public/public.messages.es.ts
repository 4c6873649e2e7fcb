// The words of the pages that need no session, in Spanish.
import type { publicMessages as english } from './public.messages'

export const publicMessages: typeof english = {
  product: 'Practicum',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión.',
  tryAgain: 'Reintentar',
  loading: 'Cargando Practicum',
  nav: {
    label: 'Acerca de Practicum',
    product: 'Producto',
    why: 'Por qué Practicum',
    demo: 'Demostración',
    login: 'Iniciar sesión',
    dashboard: 'Panel',
  },
  footer: {
    contact: 'Contacto',
    status: 'Estado del servicio',
    careers: 'Empleo',
    terms: 'Términos',
    privacy: 'Privacidad',
  },
  identity: {
    title: 'Ahora hay otra sesión iniciada',
    text: 'En otra pestaña se inició sesión con otra cuenta o se cambió de puesto. Al recargar esta página se continúa con la sesión de ahora.',
    reload: 'Recargar',
  },
  language: 'Idioma',
  ended: 'La sesión terminó. Para continuar hay que iniciar sesión.',
  idle: 'La sesión se cerró tras %{minutes} minutos sin actividad. Al iniciar sesión se continúa donde se quedó.',
  denied: {
    title: 'Esta página no se puede abrir',
    text: 'No hay permiso para abrir esta página.',
    login: 'Iniciar sesión',
  },
  missing: {
    title: 'Página no encontrada',
    text: 'No se encontró lo que se buscaba.',
    login: 'Ir al inicio de sesión',
  },
  contact: {
    title: 'Contacto',
    hours: 'Soporte responde de 9 a. m. a 5 p. m., de lunes a viernes.',
    support: 'Escribir a soporte',
    none: 'Quien coordina el programa puede ayudar o hacernos llegar la pregunta.',
  },
  status: {
    title: 'Estado del servicio',
    asking: 'Consultando…',
    ready: 'Todo funciona.',
    troubled:
      'Por ahora Practicum no puede responder a todas las personas. Lo guardado está a salvo; conviene volver a intentarlo pronto.',
  },
  terms: {
    title: 'Términos del servicio',
    paragraphs: [
      'Practicum lleva los registros de supervisión y formación de la organización que invita a cada persona. Su uso se rige por el acuerdo entre esa persona y esa organización.',
      'Cada persona usa solo su propia cuenta, guarda en secreto su contraseña y registra solo lo que es verdad: otras personas dependen de esos registros para sus licencias y para la atención de sus clientes.',
      'Lo que se registra pertenece al expediente de formación. Se conserva, con todo su historial, mientras lo exijan la organización y la ley.',
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    paragraphs: [
      'Practicum guarda lo que registran cada persona y su organización: el nombre y los datos de contacto, la formación y el trabajo que se hace en ella.',
      'Solo ven un registro las personas que lo necesitan por su papel en la formación. De cada cambio, y de cada consulta de datos protegidos, queda constancia de quién y cuándo.',
      'Cualquier persona puede pedir a su organización una copia de sus datos, su corrección y, donde ninguna ley exija conservarlos, su borrado.',
    ],
  },
}
