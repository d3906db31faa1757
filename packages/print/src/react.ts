export type { PrintContext } from './react/block-view.ts'
export { FitWidth } from './react/fit-width.tsx'
export { PrintSheets, printPage } from './react/print-sheets.tsx'
export { usePictures } from './react/use-pictures.ts'
