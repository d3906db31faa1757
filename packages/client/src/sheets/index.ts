export {
  createSheetImport,
  type ImportFormat,
  type PreviewPage,
  type SheetImport,
  type SheetImportState,
  saveSheet,
} from './create-sheet-import.ts'
export {
  goodOf,
  type ImportPreview,
  type ImportStep,
  type PreviewLine,
  previewLines,
  stepOf,
  takenOf,
  tellingCells,
  unchangedOf,
  unreadHeadings,
} from './import-preview.ts'
