import { importsOf } from '../imports.js';
import type { Measure } from '../measure.js';
import type { Project } from '../project.js';

export const webCycles: Measure = {
  name: 'cycles of imports in web',
  limit: 0,
  find: (project) => cyclesOf(project, project.sources('web/')),
};

export const otherCycles: Measure = {
  name: 'cycles of imports elsewhere',
  limit: 0,
  find: (project) =>
    cyclesOf(
      project,
      project.sources().filter((path) => !path.startsWith('web/')),
    ),
};

/** One line for each group of files that reach each other, with a shortest cycle. */
function cyclesOf(project: Project, paths: readonly string[]): string[] {
  const inside = new Set(paths);
  const graph = new Map(
    paths.map((path) => [
      path,
      importsOf(project, path)
        .map(({ to }) => to)
        .filter((to) => inside.has(to)),
    ]),
  );
  return componentsOf(graph).map((group) => {
    const way = wayRound(graph, new Set(group)).join(' → ');
    return group.length > 2 ? `${group.length} files, e.g. ${way}` : way;
  });
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Tarjan's strongly connected components of more than one file. */
function componentsOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const found: string[][] = [];
  const walk = (path: string): number => {
    const index = order.size;
    order.set(path, index);
    let lowest = index;
    stack.push(path);
    waiting.add(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, walk(next));
      else if (waiting.has(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    low.set(path, lowest);
    if (lowest === index) {
      const group = stack.splice(stack.indexOf(path));
      for (const member of group) waiting.delete(member);
      if (group.length > 1) found.push(group);
    }
    return lowest;
  };
  for (const path of graph.keys()) if (!order.has(path)) walk(path);
  return found;
}

/** The shortest path from the first file of a group back to it, by breadth-first search. */
function wayRound(graph: Graph, group: ReadonlySet<string>): string[] {
  const [start = ''] = group;
  const from = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return [...backTo(start, path, from), start];
      if (!group.has(next) || from.has(next)) continue;
      from.set(next, path);
      queue.push(next);
    }
  }
  return [...group];
}

function backTo(start: string, end: string, from: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let path = end; path !== start; path = from.get(path) ?? start) way.unshift(path);
  return [start, ...way];
}
