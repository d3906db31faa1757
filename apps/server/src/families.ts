import { areasFamily } from './features/areas/index.ts'
import { interfaceFamily } from './features/data-interfaces/index.ts'
import { dictionaryFamily } from './features/dictionary/index.ts'
import { modelFamily } from './features/records/index.ts'
import { directoryFamilies, type Families } from './references/index.ts'
import type { Server } from './server.ts'

/** What values of forms point to. A family joins here, in one line. */
export const families: Families<Server> = {
  ...directoryFamilies,
  areas: areasFamily,
  dictionary: dictionaryFamily,
  interface: interfaceFamily,
  model: modelFamily,
}
