import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type BareServer = { readonly port: number; readonly stop: () => Promise<void> }

/** Starts a bare server of this folder, which prints its port, as a process of its own. */
export const startBareServer = async (script: string, ...args: readonly string[]): Promise<BareServer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port]: Buffer[] = await once(child.stdout, 'data')
  return {
    port: Number(String(port)),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
