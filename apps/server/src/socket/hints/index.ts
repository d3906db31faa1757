export type { Bus } from './bus.ts'
export { createLocalBus } from './bus.ts'
export {
  type CacheUse,
  cacheFigures,
  cacheOfMap,
  emptyCache,
  listenForEmptying,
  registerCache,
} from './caches.ts'
