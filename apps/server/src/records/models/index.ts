export {
  findListAudience,
  grantsOn,
  type ListAudience,
} from './list-audience.ts'
export { modelNamesIn } from './model-names.ts'
export { allModels, isWithdrawn } from './model-store.ts'
export {
  type AskingModel,
  accessUnder,
  findAccess,
  findAccessToNames,
  type OpenedModel,
  openAccess,
  openAll,
  viewerOf,
} from './open-access.ts'
export { compiledModel, fieldLabel, findOpenModel, indexModel, type Model } from './open-model.ts'
export {
  answerRightRequests,
  insertRightRequest,
  openRightRequests,
  type RightRequest,
} from './right-request-store.ts'
