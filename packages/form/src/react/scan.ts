export { ScanSheet, type ScanSheetProps } from '../scan/scan-sheet.view.tsx'
