// What the server itself says of clients, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Code: 'Código',
  'Uploads allowed': 'Archivos permitidos',
  Added: 'Alta',
  '{actor} shares the work on {subject} with you': '{actor} pide supervisión para {subject}',
  '{actor} shares the work on somebody with you': '{actor} pide supervisión para un caso',
  '{actor} asks to upload files of {subject}': '{actor} pide enviar archivos de {subject}',
  '{actor} asks to upload files of their work': '{actor} pide enviar archivos de lo que hace',
  '{actor} allowed uploads for {subject}': '{actor} permitió enviar archivos de {subject}',
  '{actor} allowed uploads for your work': '{actor} permitió enviar archivos de ese trabajo',
  '{actor} does not allow uploads for {subject}': '{actor} no permite enviar archivos de {subject}',
  '{actor} does not allow uploads for your work': '{actor} no permite enviar archivos de ese trabajo',
}
