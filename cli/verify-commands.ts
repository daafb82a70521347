import { withDatabase } from './database.ts'
import { CommandFailed, NotFoundOut, type Program, readBytes, type Terminal } from './terminal.ts'
import { sealerOf, verifyFile } from './verify-file.ts'

/** `heirloom verify FILE` and `heirloom public-key`: whether a file is as it was sealed, and the key that seals. */
export const addVerifyCommands = (program: Program, terminal: Terminal): void => {
  program
    .command('verify')
    .summary('check that a record of a will, or an archive copy, is as it was sealed')
    .description(
      'Checks the seal of the record or the archive copy in FILE. One changed bit, one entry taken out or two that were swapped ' +
        'break it. Anybody can seal a file with a key of their own, so the key has to be named, or the code of a record: without them the status is 2. ' +
        'Needs no server and no database.',
    )
    .argument('<FILE>', 'a record as JSON, or an archive copy')
    .option('--key <KEY>', 'the public key it must be sealed with, as the service publishes it')
    .option('--code <CODE>', 'the code of a record, as the printed record has it: it names the key and the last entry')
    .action((file, { key, code }) => {
      const verdict = verifyFile(readBytes(file, terminal))
      if (!verdict.ok) throw new CommandFailed(`${file} does not verify`, `  ${verdict.why}`)
      const sealer = sealerOf(verdict, key ?? code)
      if (code !== undefined && sealerOf(verdict, code) === 'another key')
        throw new CommandFailed(`${file} is not the record with this code`, `  ${verdict.code ?? 'It has no code'}`)
      if (sealer === 'another key') throw new CommandFailed(`${file} was sealed with another key`, `  ${verdict.key}`)
      const entries = verdict.entries === undefined ? '' : ` It holds ${verdict.entries} entries.`
      const whole = `The ${verdict.what} is as it was sealed.${entries}`
      if (sealer === 'no key was named')
        throw new NotFoundOut(
          `${file} was sealed with a key that you have not named`,
          `  ${whole} But anybody can seal a file of their own.`,
          '  Take the key from the service (heirloom public-key, or /api/record/key) and name it with --key, or name the code on paper with --code.',
          `  The file has ${verdict.key}`,
        )
      terminal.print(`${whole}\nKey: ${verdict.key}${key === undefined ? '' : ', as you named it'}\n`)
      if (verdict.document !== undefined) terminal.print(`The will that was signed is Document ${verdict.document}.\n`)
      if (verdict.code !== undefined) terminal.print(`Code of the record: ${verdict.code}\n`)
      if (verdict.head !== undefined) terminal.print(`Hash of the last entry: ${verdict.head}\n`)
    })

  program
    .command('public-key')
    .summary('print the key that records and archive copies are checked with')
    .description('Prints the public key of the service, in hexadecimal: the one that /api/record/key answers.')
    .action(() =>
      withDatabase(
        terminal,
        async ({ service }) => terminal.print(`${Buffer.from(await service.publicKey()).toString('hex')}\n`),
        { readOnly: true },
      ),
    )
}
