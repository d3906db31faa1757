export { SignatureSheet, type SignatureSheetProps } from '../fields/signature/signature-sheet.view.tsx'
