export { VersionsDrawer } from './designer/versions-drawer.tsx'
