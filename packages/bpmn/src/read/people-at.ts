import { type Element, elementAt, elementsAt, idOf, nameOf, onOneLine, textAt } from '../element.ts'

/** Lane names by the id of what stands in them, the innermost first. */
export type Lanes = ReadonlyMap<string, readonly string[]>

/** Who works at an element, in the names that the file uses: performers, what engines add to them, lanes. */
export function peopleAt(element: Element, lanes: Lanes): readonly string[] {
  const named = [
    ...elementsAt(element, 'resources').flatMap(performer),
    ...assigned(element),
    ...(lanes.get(idOf(element)) ?? []),
  ]
  return [...new Set(named.map(onOneLine).filter((name) => name !== ''))]
}

function performer(role: Element): readonly string[] {
  const resource = elementAt(role, 'resourceRef')
  const assignment = elementAt(role, 'resourceAssignmentExpression')
  const expression = assignment && elementAt(assignment, 'expression')
  return [
    resource ? nameOf(resource) : '',
    expression ? textAt(expression, 'body') : '',
    resource || expression ? '' : nameOf(role),
  ]
}

const assignments = /:(assignee|candidateUsers|candidateGroups)$/

function assigned({ $attrs }: Element): readonly string[] {
  return Object.entries($attrs)
    .filter(([name]) => assignments.test(name))
    .flatMap(([, value]) => value.split(','))
}

export function lanesIn(process: Element): Lanes {
  const lanes = new Map<string, readonly string[]>()
  for (const lane of elementsAt(process, 'laneSets').flatMap(allLanes))
    for (const node of elementsAt(lane, 'flowNodeRef'))
      lanes.set(idOf(node), [nameOf(lane), ...(lanes.get(idOf(node)) ?? [])])
  return lanes
}

function allLanes(set: Element): readonly Element[] {
  return elementsAt(set, 'lanes').flatMap((lane) => {
    const inner = elementAt(lane, 'childLaneSet')
    return [lane, ...(inner ? allLanes(inner) : [])]
  })
}
