import { execFileSync } from 'node:child_process'

/** The browser tests drive the pages as they are served, so they are built first. */
export default function buildWeb(): void {
  execFileSync('npm', ['run', '-s', 'build', '--', '--logLevel', 'warn'], { stdio: 'inherit' })
}
