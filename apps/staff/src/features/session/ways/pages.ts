/** Ways in that few people open, in one file to load. */
export { WayPage } from './way-page.tsx'
