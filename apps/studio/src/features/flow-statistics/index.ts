export { readStatisticsSearch } from './read-statistics-search.ts'
