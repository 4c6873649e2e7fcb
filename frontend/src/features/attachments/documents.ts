// What features use whose things have documents: choosing and sending them, showing them, keeping them fresh.
export { DocumentList } from './DocumentList'
export { DocumentsField } from './DocumentsField'
export { type KeptFile, keptFiles } from './kept-files'
export { sizeText } from './size-text'
export { useAttachableChannel } from './use-attachable-channel'
export { useAttaching } from './use-attaching'
export { useTakenFiles } from './use-taken-files'
export { type Uploads, useUploads } from './use-uploads'
