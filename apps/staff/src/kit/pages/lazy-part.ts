import { type FunctionComponent, lazy } from 'react'
import { withAllTexts } from '../context/catalogues.ts'

/** A part of a page that loads on demand, with its sentences. */
export function lazyPart<Props>(load: () => Promise<FunctionComponent<Props>>) {
  return lazy(async () => ({ default: await withAllTexts(load()) }))
}
