export { LinksSection } from './links-section.tsx'
