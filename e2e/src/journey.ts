import type { Browser } from 'playwright-core'
import type { Product } from './product.ts'

export type World = Readonly<{ browser: Browser; product: Product }>
/** One long walk through the product by people who know nothing of its code. */
export type Journey = Readonly<{ name: string; run: (world: World) => Promise<void> }>
