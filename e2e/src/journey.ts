import type { Browser } from 'playwright-core'
import type { Product } from './product.ts'

export type World = Readonly<{
  browser: Browser
  product: Product
  /** Starts the product again with its clock moved on; who is signed in stays signed in as long as sessions last. */
  passTime: (minutes: number) => Promise<void>
}>
/** One long walk through the product by people who know nothing of its code. */
export type Journey = Readonly<{ name: string; run: (world: World) => Promise<void> }>
