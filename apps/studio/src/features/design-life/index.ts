export { AvailabilityMark } from './availability-mark.tsx'
export { DesignMenu } from './design-menu.tsx'
export { MineAsCopy } from './mine-as-copy.tsx'
export { useListedDesigns } from './use-listed-designs.ts'
