export { readMigrationSearch } from './read-migration-search.ts'
