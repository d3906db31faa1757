import type { Route } from '../../../http/serve.ts'
import { confirm, setStatus, status, ticket } from './scan-login.ts'

export const scanLogin: readonly Route[] = [ticket, status, setStatus, confirm]
