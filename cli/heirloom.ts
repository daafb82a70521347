#!/usr/bin/env node
/** `npm run -s heirloom -- draft FILE`: the command line. */
import { readFileSync, writeFileSync } from 'node:fs'
import { PRIVATE_UMASK } from '#server/platform/private-files.ts'
import { runCommand } from './commands.ts'

// What a command writes, such as a draft of a will or a database, is for its owner alone.
process.umask(PRIVATE_UMASK)

process.exitCode = await runCommand(process.argv.slice(2), {
  read: (path) => readFileSync(path, 'utf8'),
  readBytes: (path) => readFileSync(path),
  write: writeFileSync,
  print: (text) => process.stdout.write(text),
  complain: (line) => console.error(line),
  now: () => new Date(),
  environment: process.env,
})
