import type { Route } from '../../../http/serve.ts'
import { retryArchive } from './archive-due.ts'

export { archiveDue } from './archive-due.ts'

export const caseArchive: readonly Route[] = [retryArchive]
