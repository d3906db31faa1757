export { nearestFirst } from './nearest-first.ts'
export { pruneRecent, selectRecent, upsertRecent } from './recent-store.ts'
export { selectStarred } from './starred-store.ts'
