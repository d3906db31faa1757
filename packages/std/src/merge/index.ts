export {
  type Clash,
  type Merge,
  type MergeConflict,
  type MergeRules,
  mergeDesigns,
  type RequiredPart,
} from './merge-designs.ts'
export { type MergeShape, type PartPath, positionStep, type Side, type Versions } from './merge-shape.ts'
