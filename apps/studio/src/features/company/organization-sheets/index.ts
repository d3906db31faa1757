export { SheetButtons } from './sheet-buttons.tsx'
