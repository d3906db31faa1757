import { nextSteps } from '../../engine/run.ts'
import { findPeople } from '../../sources/people-source.ts'
import type { NodeKind } from '../node-kind.ts'
import { sourceContextAt } from '../people/find-deciders.ts'
import { type CopyNode, copyTraits } from './copy-settings.ts'

/** Copies the case to people and goes on. Finding no one is recorded and does not stop the case. */
export const copy: NodeKind<CopyNode> = {
  ...copyTraits,
  enter(run, { id: node, sources }, { from }) {
    const people = findPeople(sources, sourceContextAt(run, from)).map(({ person }) => person)
    const happened = { at: run.now, by: null, node }
    if (people.length > 0) run.record({ type: 'copied', ...happened, people })
    else run.record({ type: 'exceptionRaised', ...happened, code: 'nobodyFound', stops: false })

    return nextSteps(run, node, from)
  },
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: ({ id, sources }) =>
    sources.length > 0 ? [] : [{ code: 'noPeople', severity: 'warning', node: id }],
}
