export { CaseDrawer } from './case-drawer.tsx'
