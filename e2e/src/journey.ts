import type { Browser } from 'playwright-core'
import type { Product } from './product.ts'

export type World = Readonly<{
  browser: Browser
  product: Product
  /** Restarts the product with its clock moved forward; sign-ins survive as long as sessions last. */
  passTime: (minutes: number) => Promise<void>
}>
/** One long walk through the product, the way its users take it. */
export type Journey = Readonly<{
  name: string
  /** Settings of the operator that it needs, by the address of the product; it then has a company of its own. */
  settings?: (address: string) => Readonly<Record<string, string>>
  run: (world: World) => Promise<void>
}>
