import type { RouteName } from './pages.ts'

export const withVisited = (visited: readonly string[], name: RouteName): string[] =>
  visited.includes(name) ? [...visited] : [...visited, name]
