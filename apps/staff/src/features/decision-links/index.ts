export { DecidePage } from './decide-page.tsx'
