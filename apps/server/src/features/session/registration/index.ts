import type { Route } from '../../../http/serve.ts'
import { askRegistrationCode, registerCompany } from './register-company.ts'

export { canRegister } from './register-company.ts'

export const registration: readonly Route[] = [askRegistrationCode, registerCompany]
