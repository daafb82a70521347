import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { Option } from '@commander-js/extra-typings'
import { kindsInWords, type PieceKind, pieceKinds } from '#core/sign-off/kinds.ts'
import { fileOfSignOff } from '#core/sign-off/sign-off.ts'
import { minutesOf, sittingsOf } from '#core/sign-off/sittings.ts'
import type { Standing } from '#core/sign-off/standing.ts'
import { tiers, tiersInWords, together } from '#core/sign-off/tiers.ts'
import { sentenceDifferences } from '#core/sign-off/word-difference.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { packInWords, wholeWills } from '#drafting/pack/whole-wills.ts'
import { reviewPacket } from '#drafting/review-packet.ts'
import {
  legalFolder,
  publicPartOf,
  readSignOffs,
  type SignOffs,
  signerWith,
  signOffWith,
} from '#server/features/sign-offs/sign-off-files.ts'
import { inWholeWills } from '#server/features/sign-offs/whole-wills.ts'
import { CommandFailed, counted, type Program, readFile, type Terminal, todayOf, writeFile } from './terminal.ts'

const isoDay = ({ year, month, day }: Day): string =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

const inWords = ({ piece, hash, standing, signOff }: Standing): string => {
  const by = signOff ? `${signOff.name}, ${signOff.qualification}, ${signOff.signedOn}` : ''
  const says = { signed: `signed by ${by}`, changed: `changed since ${by} signed`, never: 'not signed' }[standing]
  return `${piece.id}  ${hash.slice(0, 16)}  ${says}\n`
}

const countIn = ({ standings }: SignOffs): string =>
  `${standings.filter(({ standing }) => standing === 'signed').length} of ${counted(standings.length, 'piece')} signed as they stand.\n`

/** Here nobody else waits. */
const drafting = {
  wholeWills: async (_whose: number, kept: Parameters<typeof wholeWills>[0]) => wholeWills(kept),
  packInWords: async (...given: Parameters<typeof packInWords>) => packInWords(...given),
}

const found = (id: string, { standings } = readSignOffs()): Standing => {
  const standing = standings.find(({ piece }) => piece.id === id)
  if (!standing) throw new CommandFailed(`There are no words called ${id}`, 'See: heirloom sign-off list')
  return standing
}

/** The words of a piece; where others were signed, what was removed in [-…-] and what was added in [+…+]. */
const words = ({ piece, standing, signOff }: Standing): string => {
  const before = standing === 'changed' ? (signOff?.signed.words ?? []) : piece.words
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const
  return sentenceDifferences(before, piece.words)
    .map(({ stretches }) =>
      stretches.map(({ kind, text }) => `${marks[kind][0]}${text.trimEnd()}${marks[kind][1]}`).join(' '),
    )
    .map((line) => `  ${line}\n`)
    .join('')
}

const shown = (given: Standing): string => {
  const { title, when, why, law } = given.piece
  return [
    `${title}\n`,
    inWords(given),
    ...(when ? [`When: ${when}\n`] : []),
    ...(why ? [`Why, as the customer reads it: ${why}\n`] : []),
    ...(law ? [`Law: ${law}\n`] : []),
    words(given),
  ].join('')
}

const privateKeyIn = (path: string, terminal: Terminal): KeyObject => {
  const pem = readFile(path, terminal)
  try {
    return createPrivateKey(pem)
  } catch {
    throw new CommandFailed(`${path} holds no private key`, 'Make one with: heirloom sign-off key')
  }
}

const readingLine = (title: string, { all, left }: ReturnType<typeof minutesOf>): string =>
  `${title.padEnd(40)} ${Math.round(all.words)} words, ${Math.round(all.rules)} rules, ${Math.ceil(all.minutes)} minutes; ${Math.ceil(left.minutes)} left\n`

/** How long each sitting takes, and all of a tier. */
const hoursOf = ({ standings }: SignOffs): string =>
  tiers
    .map((tier) => {
      const own = sittingsOf(standings).filter((sitting) => sitting.tier === tier)
      const times = own.map((sitting) => ({ sitting, time: minutesOf(sitting) }))
      const sum = (of: 'all' | 'left') => together(times.map(({ time }) => time[of]))
      return [
        `${tiersInWords[tier].title}. ${tiersInWords[tier].how}\n`,
        ...times.map(({ sitting, time }) => readingLine(`  ${sitting.title}`, time)),
        readingLine('  Together', { all: sum('all'), left: sum('left') }),
      ].join('')
    })
    .join('\n')

/** Everything to read, as a PDF. The typesetter is loaded only where it is needed. */
const packetAsPdf = async (standings: readonly Standing[], terminal: Terminal): Promise<Uint8Array> => {
  const [{ createRenderer }, { packInput }, { RenderError }] = await Promise.all([
    import('#documents/renderer.ts'),
    import('#documents/template-input.ts'),
    import('#documents/unsupported-characters.ts'),
  ])
  const render = createRenderer()
  const { template, inputs } = packInput(reviewPacket(standings, isoDay(todayOf(terminal))), { largePrint: false })
  try {
    return (await render({ template, inputs })).pdf
  } catch (cause) {
    if (!(cause instanceof RenderError) || cause.characters.length === 0) throw cause
    // Names of made-up customers in scripts that no font here has: the words to sign are ours, and have none.
    const shown = Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [
        name,
        cause.characters.reduce((text, character) => text.replaceAll(character, '?'), value),
      ]),
    )
    return (await render({ template, inputs: shown })).pdf
  }
}

const kindOption = () =>
  new Option(
    '--kind <KIND>',
    pieceKinds.map((kind) => `${kind}: ${kindsInWords[kind].toLowerCase()}`).join('; '),
  ).choices(pieceKinds)
const ofKind = (kind: PieceKind | undefined): Standing[] =>
  readSignOffs().standings.filter(({ piece }) => kind === undefined || piece.kind === kind)

/** `heirloom sign-off …`: the words that a lawyer signs, and who signed which. It reads and writes files alone. */
export const addSignOffCommands = (program: Program, terminal: Terminal): void => {
  const signOff = program.command('sign-off').description('the words that a lawyer signs, and who signed which')
  signOff
    .command('list', { isDefault: true })
    .description('lists every piece of words, and whether it is signed as it stands')
    .addOption(kindOption())
    .option('--unsigned', 'only those that are not signed as they stand')
    .action(({ kind, unsigned }) => {
      const listed = ofKind(kind).filter(({ standing }) => !unsigned || standing !== 'signed')
      terminal.print(listed.map(inWords).join('') + countIn(readSignOffs()))
    })
  signOff
    .command('hours')
    .description('prints how long each part takes to read: words at 200 a minute, and a minute for each rule')
    .action(() => terminal.print(hoursOf(readSignOffs())))
  signOff
    .command('show')
    .description('prints the words of a piece, and what changed in them since they were signed')
    .argument('<ID>', 'as the list shows it')
    .action((id) => terminal.print(shown(found(id))))
  signOff
    .command('verify')
    .description('checks every sign-off: exit status 1 where one does not count')
    .action(() => {
      const all = readSignOffs()
      if (all.faults.length > 0)
        throw new CommandFailed(...all.faults.map(({ file, why }) => `legal/sign-offs: ${file}: ${why}`))
      terminal.print(`Every sign-off is genuine. ${countIn(all)}`)
    })
  signOff
    .command('packet')
    .description('writes everything to read as a PDF, a page for each piece')
    .argument('<OUT>', 'the PDF')
    .addOption(kindOption())
    .action(async (out, { kind }) => {
      const standings = ofKind(kind)
      writeFile(out, await packetAsPdf(standings, terminal), terminal)
      terminal.print(`${counted(standings.length, 'piece')} to read in ${out}.\n`)
    })
  signOff
    .command('key')
    .description('makes a lawyer’s key, on their own machine')
    .argument('<SECRET>', 'the file to keep: a person who has it can sign in this name')
    .requiredOption('--name <NAME>', 'as customers read it')
    .requiredOption('--qualification <WORDS>', 'such as "Solicitor, SRA 123456"')
    .option('--folder <FOLDER>', 'where the public part goes', join(legalFolder, 'sign-offs/keys'))
    .action((secret, { name, qualification, folder }) => {
      const { privateKey } = generateKeyPairSync('ed25519')
      const key = publicPartOf(privateKey, { holder: 'person', name, qualification, madeOn: isoDay(todayOf(terminal)) })
      writeFile(secret, Buffer.from(privateKey.export({ format: 'pem', type: 'pkcs8' })), terminal)
      const file = join(folder, `${key.id}.json`)
      writeFile(file, Buffer.from(`${JSON.stringify(key, null, 2)}\n`), terminal)
      terminal.print(
        `The key ${key.id} of ${name} is in ${secret}. Keep it to yourself.\nCommit its public part: ${file}\n`,
      )
    })
  signOff
    .command('sign')
    .description('signs the words of a piece exactly as they stand')
    .argument('<ID>', 'as the list shows it')
    .requiredOption('--key <SECRET>', 'the file that "sign-off key" made')
    .requiredOption('--hash <START>', 'the first 16 digits of the words you read, as the packet shows them')
    .option('--note <WORDS>', 'is kept with it')
    .option('--keys <FOLDER>', 'where the public part of the key is', join(legalFolder, 'sign-offs/keys'))
    .option('--folder <FOLDER>', 'where the sign-off goes', join(legalFolder, 'sign-offs'))
    .action(async (id, { key, hash, note, keys, folder }) => {
      const signOffs = readSignOffs()
      const { piece, hash: current } = found(id, signOffs)
      if (hash !== current.slice(0, 16))
        throw new CommandFailed(`The words of ${id} are not those you read: they are ${current.slice(0, 16)} now`)
      const privateKey = privateKeyIn(key, terminal)
      const { id: keyId } = publicPartOf(privateKey, { holder: 'person', name: '', qualification: '', madeOn: '' })
      const { name, qualification } = JSON.parse(readFile(join(keys, `${keyId}.json`), terminal))
      const made = await signOffWith(
        {
          piece,
          signedOn: isoDay(todayOf(terminal)),
          note,
          readWhole: await inWholeWills(signOffs.wholeWills, drafting).textsOf(piece),
        },
        { name, qualification, key: keyId },
        signerWith(privateKey),
      )
      const file = join(folder, fileOfSignOff(made))
      writeFile(file, Buffer.from(`${JSON.stringify(made, null, 2)}\n`), terminal)
      terminal.print(`${id} is signed by ${name}, ${qualification}. Commit ${file}\n`)
    })
}
