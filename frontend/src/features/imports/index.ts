// Imports: the list of them, and how far one has come.
import { getImport, listImportFailures, listImports } from '@practicum/shared/features/imports/imports.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const COORDINATORS = ['coordinator'] as const

export const imports: Feature = {
  name: 'imports',
  messages: {},
  resources: { imports: { list: listImports, get: getImport }, 'imports/failures': { list: listImportFailures } },
  routes: [
    { path: '/imports', roles: COORDINATORS, screen: lazyWithRetry(() => import('./ImportListScreen')) },
    { path: '/imports/:id', roles: COORDINATORS, screen: lazyWithRetry(() => import('./ImportScreen')) },
  ],
  slots: { histories: ['import'] },
}
