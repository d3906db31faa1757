import { asking } from './data-interfaces/asking.ts'
import { designing } from './data-interfaces/designing.ts'
import { sources } from './data-interfaces/sources.ts'

export { DataSourceOrigin } from './data-interfaces/data-source-settings.ts'
export {
  InterfaceAudience,
  type InterfaceParameter,
  InterfaceQuestion,
  InterfaceRow,
  type InterfaceSource,
} from './data-interfaces/interface-settings.ts'

/** Rows from elsewhere: written down, read from a database, or asked of another server. */
export const dataInterfaces = { ...asking, ...designing, ...sources }
