import { nextSteps } from '../../engine/run.ts'
import { findPeople } from '../../sources/people-source.ts'
import type { NodeKind } from '../node-kind.ts'
import { askingFrom } from '../people/find-deciders.ts'
import { type CopyNode, copyTraits } from './copy-settings.ts'

/** Lets people see the case and goes on. Finding nobody is recorded and holds nothing up. */
export const copy: NodeKind<CopyNode> = {
  ...copyTraits,
  enter(run, { id: node, sources }, { from }) {
    const people = findPeople(sources, askingFrom(run, from)).map(({ person }) => person)
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
