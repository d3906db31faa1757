export {
  createSheetImport,
  type ImportFormat,
  type PreviewPage,
  type SheetImport,
  type SheetImportState,
  saveSheet,
} from './create-sheet-import.ts'
export {
  countImportable,
  countProcessed,
  type ImportPreview,
  type ImportStep,
  notableCells,
  type PreviewLine,
  previewLines,
  stepOf,
  unchangedOf,
  unreadHeadings,
} from './import-preview.ts'
