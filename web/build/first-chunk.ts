import type { Rolldown } from 'vite'

type Modules = { getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers'> | null }

/**
 * Names the chunk of a module: one for everything that the first page needs, so that a phone on a slow network asks once
 * and not for two dozen small files. What comes later is split as it falls.
 */
export const firstChunk = (id: string, modules: Modules): string | null => {
  const seen = new Set<string>()
  const isNeededFirst = (module: string): boolean => {
    if (seen.has(module)) return false
    seen.add(module)
    const info = modules.getModuleInfo(module)
    return info !== null && (info.isEntry || info.importers.some(isNeededFirst))
  }
  return isNeededFirst(id) ? 'first' : null
}
