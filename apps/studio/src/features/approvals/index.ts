export { CaseDrawer } from './case/case-drawer.tsx'
