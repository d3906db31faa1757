export { DesignPersonnel } from './design-personnel.tsx'
export { PersonnelPart } from './personnel-part.tsx'
