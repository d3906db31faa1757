export { VersionsDrawer } from './designer/versions-drawer.tsx'
export { NewFormDialog } from './new-form/new-form-dialog.tsx'
