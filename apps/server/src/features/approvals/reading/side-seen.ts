import { type SideSettings, sideOf } from '@signet/flow'
import type { SeenCase } from './seen-case.ts'
import { placeOf } from './viewer.ts'

/** What stands beside the node through which somebody sees a case; nothing for its starter and for who only administers. */
export function sideSeen({ viewer, design }: Pick<SeenCase, 'viewer' | 'design'>): SideSettings | undefined {
  const place = placeOf(viewer)
  return place.as === 'node' ? sideOf(design.flow.nodes.get(place.node)) : undefined
}
