export { fieldLabel } from './field-label.ts'
export { indexModel } from './index-model.ts'
export { type AskingModel, findAccess, type OpenedModel, openAccess, openAll } from './open-access.ts'
export { findOpenModel, type Model } from './open-model.ts'
