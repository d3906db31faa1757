export { VersionsDrawer } from './designer/versions/versions-drawer.tsx'
