import { lazyPart } from '../../kit/pages/lazy-part.ts'

/** Loaded where there is a menu. */
export const MenuCard = lazyPart(async () => (await import('./menu-card.tsx')).MenuCard)
export const MenuCatalog = lazyPart(async () => (await import('./menu-catalog.tsx')).MenuCatalog)
