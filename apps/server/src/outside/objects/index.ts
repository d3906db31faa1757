export { checkObjectStore } from './check-object-store.ts'
export { deleteObject, getObject, putObject } from './object-store.ts'
export { type KeptStore, keyOf, type OpenStore, openStore } from './open-store.ts'
export { StoreFailure } from './store-failure.ts'
