import { asking } from './asking.ts'
import { designing } from './designing.ts'
import { sources } from './sources.ts'

export {
  InterfaceAudience,
  type InterfaceParameter,
  InterfaceQuestion,
  InterfaceRow,
  type InterfaceSource,
} from './interface-settings.ts'
export { DataSourceOrigin } from './sources.ts'

/** Rows from elsewhere: written down, read from a database, or asked of another server. */
export const dataInterfaces = { ...asking, ...designing, ...sources }
