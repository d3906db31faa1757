export { fieldLabel } from './field-label.ts'
export { indexModel } from './index-model.ts'
export { isWithdrawn } from './model-store.ts'
export {
  type AskingModel,
  findAccess,
  findAccessToNames,
  type OpenedModel,
  openAccess,
  openAll,
} from './open-access.ts'
export { findOpenModel, type Model } from './open-model.ts'
