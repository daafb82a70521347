import { hash } from 'node:crypto'
import { wordingsDeskCalls } from '#core/api/contract/desk-product.ts'
import type { AskedChange } from '#core/api/desk-wordings.ts'
import type { Piece } from '#core/sign-off/piece.ts'
import { fileOfSignOff, type SignOff } from '#core/sign-off/sign-off.ts'
import { minutesOf, type Sitting, sittingsOf, toRead } from '#core/sign-off/sittings.ts'
import { aboutWords, type Standing } from '#core/sign-off/standing.ts'
import {
  type SentenceDifference,
  type Stretch,
  sentenceDifferences,
  wordDifference,
} from '#core/sign-off/word-difference.ts'
import { londonDay } from '#core/text/dates.ts'
import type { Signer } from '../../crypto/service-keys.ts'
import type { AskedChange as KeptChange } from '../../db/repositories/desk.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import { keyOfDesk, type SignOffs, signOffWith } from '../sign-offs/sign-off-files.ts'
import { inWholeWills } from '../sign-offs/whole-wills.ts'

type Deps = {
  readonly signOffs: SignOffs
  readonly signer: Signer
  readonly clock: Clock
  readonly work: Parameters<typeof inWholeWills>[1]
  /** The business that runs this copy, which its key is named for. */
  readonly operator?: { readonly name: string } | undefined
}

const differencesIn = ({ piece, standing, signOff }: Standing): SentenceDifference[] =>
  sentenceDifferences(standing === 'changed' && signOff ? signOff.signed.words : piece.words, piece.words)

const changesIn = (standing: Standing): number =>
  standing.standing === 'changed'
    ? differencesIn(standing).filter(({ change }) => change !== 'same').length + rulesChanged(standing).length
    : 0

/** Sentences that were signed as they are, and that another rule chooses now. */
const rulesChanged = ({ piece, standing, signOff }: Standing): { sentence: string; stretches: Stretch[] }[] => {
  if (standing !== 'changed' || !signOff) return []
  const { words, chosen = [] } = signOff.signed
  const before = new Map(words.map((sentence, at) => [sentence, chosen[at]?.when ?? '']))
  return piece.words.flatMap((sentence, at) => {
    const [was, is] = [before.get(sentence), piece.chosen?.[at]?.when ?? '']
    return was === undefined || was === is ? [] : [{ sentence, stretches: wordDifference(was, is) }]
  })
}

/** Lines of the made-up wills that are not as they were read when the piece was signed. */
const readOtherwise = ({ piece, standing, signOff }: Standing): Stretch[][] =>
  standing !== 'changed' || !signOff?.read
    ? []
    : sentenceDifferences(
        [...new Set(signOff.read.flatMap((example) => example.split('\n')))],
        [...new Set((piece.examples ?? []).flatMap((example) => example.split('\n')))],
      ).flatMap(({ change, stretches }) => (change === 'same' ? [] : [[...stretches]]))

const shownSignOff = ({ name, qualification, signedOn, note, hash }: SignOff) => ({
  name,
  qualification,
  on: signedOn,
  ...(note !== undefined && { note }),
  hash,
})

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const isoDay = (at: Date): string => {
  const { year, month, day } = londonDay(at)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Changes with each piece, so that what was drawn cannot be foreseen before the words are final. */
const hashOfSitting = ({ id, standings }: Sitting): string =>
  hash('sha256', [id, ...standings.map((each) => each.hash)].join('\n'))

/** The place from which a sample is drawn. */
const drawnFrom = (sitting: Sitting): number => Number.parseInt(hashOfSitting(sitting).slice(0, 6), 16)

const shownSitting = (sitting: Sitting, foundBefore: number) => {
  const { id, tier, title, when, standings } = sitting
  const count = (standing: Standing['standing']): number =>
    standings.filter((each) => each.standing === standing).length
  const { all, left } = minutesOf(sitting, foundBefore)
  return {
    id,
    tier,
    title,
    ...(when !== undefined && { when }),
    pieces: standings.length,
    signed: count('signed'),
    changed: count('changed'),
    minutes: { all: all.minutes, left: left.minutes },
  }
}

const MOST_SHOWN = 200
const MOST_COUNTED = 10_000

const isSaidStill = ({ words, hash }: Pick<KeptChange, 'words' | 'hash'>, { piece, hash: now }: Standing): boolean =>
  words === '' ? now === hash : piece.words.includes(words)

/**
 * What was found wrong in what is only sampled, which is what somebody asked to change: the pieces that wait for other words or an
 * answer, and how many have other words since. An answer says that it is right.
 */
const faultsIn = async ({ tier, standings }: Sitting, { askedChanges }: Pick<Stores, 'askedChanges'>) => {
  const own = new Map(standings.map((standing) => [standing.piece.id, standing]))
  const waiting = new Set<string>()
  const before = new Set<string>()
  for (const asked of tier === 'sampled' ? await askedChanges.list(MOST_COUNTED) : []) {
    const standing = own.get(asked.piece)
    if (standing && !isSaidStill(asked, standing)) before.add(`${asked.piece} ${asked.hash}`)
    else if (standing && asked.answer === undefined) waiting.add(asked.piece)
  }
  return { waiting, foundBefore: before.size }
}

const shownChange = ({ standings }: SignOffs, { answer, at, hash, who, ...asked }: KeptChange): AskedChange => {
  const found = standings.find(({ piece }) => piece.id === asked.piece)
  return {
    ...asked,
    title: found?.piece.title ?? asked.piece,
    ...(found && { kind: found.piece.kind }),
    who: who ?? 'Someone at the desk',
    at: at.toISOString(),
    ...(answer !== undefined && { answer }),
    state:
      answer !== undefined
        ? 'answered'
        : found && isSaidStill({ words: asked.words, hash }, found)
          ? 'open'
          : 'new words',
  }
}

/** The changes that were asked for, newest first: of one piece of words, or of all. One is closed by an answer or by other words. */
export const askedChangesOf = async (
  { askedChanges }: Pick<Stores, 'askedChanges'>,
  signOffs: SignOffs,
  piece?: string,
): Promise<AskedChange[]> => (await askedChanges.list(MOST_SHOWN, piece)).map((each) => shownChange(signOffs, each))

/** Read where it is asked for: it has all words in both languages, and the start needs few of them. */
const welshFiles = () => import('./welsh-file.ts')

const changedSince = (): Invalid =>
  new Invalid({ hash: ['These words have changed since you read them. Reload the page.'] })

export const wordingsDeskFeature = ({ signOffs, signer, clock, operator, work }: Deps) => {
  const found = (id: string): Standing => {
    const standing = signOffs.standings.find(({ piece }) => piece.id === id)
    if (!standing) throw new NotFound('There are no such words. Reload the page.')
    return standing
  }
  const wills = inWholeWills(signOffs.wholeWills, work)
  const foundSitting = (id: string): Sitting => {
    const sitting = sittingsOf(signOffs.standings).find((each) => each.id === id)
    if (!sitting) throw new NotFound('There are no such words. Reload the page.')
    return sitting
  }
  const pieces = signOffs.standings.map((standing) => ({
    id: standing.piece.id,
    kind: standing.piece.kind,
    title: standing.piece.title,
    standing: standing.standing,
    changes: changesIn(standing),
  }))
  const newestFirst = signOffs.signOffs.toSorted((a, b) => b.signedOn.localeCompare(a.signedOn))
  const qualificationOf = ({ staff }: { staff: { name: string } }): string =>
    newestFirst.find(({ name }) => name === staff.name)?.qualification ?? ''

  const shown = async (standing: Standing, all: Parameters<typeof askedChangesOf>[0], qualification: string) => ({
    piece: standing.piece,
    hash: standing.hash,
    standing: standing.standing,
    differences: differencesIn(standing).map(({ change, stretches }) => ({ change, stretches: [...stretches] })),
    rules: rulesChanged(standing),
    otherwise: readOtherwise(standing),
    before: newestFirst.filter(({ piece }) => piece === standing.piece.id).map(shownSignOff),
    asked: await askedChangesOf(all, signOffs, standing.piece.id),
    qualification,
  })

  /** The files of sign-offs of some pieces by who is at the desk, with the key of this installation where it is new. */
  const signed = async (
    pieces: readonly Piece[],
    who: { name: string; qualification: string; note: string | undefined },
  ) => {
    const signedOn = isoDay(clock())
    const key = keyOfDesk(await signer.publicKey(), operator?.name ?? 'A desk without an operator', signedOn)
    const made = await Promise.all(
      pieces.map(async (piece) =>
        signOffWith(
          { piece, signedOn, note: who.note, readWhole: await wills.textsOf(piece) },
          { name: who.name, qualification: who.qualification, key: key.id },
          (statement) => signer.sign(statement),
        ),
      ),
    )
    const isKnown = signOffs.keys.some(({ id }) => id === key.id)
    return {
      files: [
        ...made.map((each) => ({ name: fileOfSignOff(each), contents: json(each) })),
        ...(isKnown ? [] : [{ name: `keys/${key.id}.json`, contents: json(key) }]),
      ],
    }
  }

  return serve(wordingsDeskCalls, {
    'GET /api/desk/wordings': ({ desk }) =>
      desk.noted({ about: '' }, async (all) => ({
        pieces,
        sittings: await Promise.all(
          sittingsOf(signOffs.standings).map(async (each) =>
            shownSitting(each, (await faultsIn(each, all)).foundBefore),
          ),
        ),
      })),

    'GET /api/desk/wordings/piece': ({ desk, query }) => {
      const standing = found(query.id)
      return desk.noted({ about: '' }, async (all) => shown(standing, all, qualificationOf(desk)))
    },

    'GET /api/desk/wordings/sitting': ({ desk, query }) => {
      const sitting = foundSitting(query.id)
      const qualification = qualificationOf(desk)
      return desk.noted({ about: '' }, async (all) => {
        const { foundBefore } = await faultsIn(sitting, all)
        return {
          ...shownSitting(sitting, foundBefore),
          hash: hashOfSitting(sitting),
          read: await Promise.all(
            toRead(sitting, drawnFrom(sitting), foundBefore).map((standing) => shown(standing, all, qualification)),
          ),
          foundBefore,
          wills: await wills.of(sitting),
          qualification,
        }
      })
    },

    'GET /api/desk/wordings/whole-will': async ({ desk, query }) => {
      const will = await wills.whole(query.id, foundSitting(query.sitting))
      if (!will) throw new NotFound('There is no such will. Reload the page.')
      return desk.noted({ about: '' }, async () => will)
    },

    'POST /api/desk/wordings/sign-off': async ({ desk, body }) => {
      const { piece, hash } = found(body.id)
      if (hash !== body.hash) throw changedSince()
      await desk.noted({ about: aboutWords(hash) }, async () => undefined)
      return signed([piece], { name: desk.staff.name, qualification: body.qualification, note: body.note })
    },

    'POST /api/desk/wordings/sitting/sign-off': async ({ desk, body }) => {
      const sitting = foundSitting(body.id)
      if (hashOfSitting(sitting) !== body.hash) throw changedSince()
      const left = sitting.standings.filter(({ standing }) => standing !== 'signed').map(({ piece }) => piece)
      if (left.length === 0) throw new Invalid({ id: ['All of this is signed as it stands.'] })
      const { waiting, foundBefore } = await desk.noted({ about: aboutWords(body.hash) }, (all) =>
        faultsIn(sitting, all),
      )
      if (left.some(({ id }) => waiting.has(id)))
        throw new Invalid({
          id: ['Something in it is wrong. Nothing of a sample is signed before that has other words or an answer.'],
        })
      const read = toRead(sitting, drawnFrom(sitting), foundBefore).length
      const sample =
        sitting.tier === 'sampled'
          ? [`Read ${read} of ${left.length}, drawn by the desk: 0 at fault, ${foundBefore} mended before.`]
          : []
      const note = [...sample, ...(body.note ? [body.note] : [])].join(' ')
      return signed(left, { name: desk.staff.name, qualification: body.qualification, note: note || undefined })
    },

    'GET /api/desk/wordings/asked': ({ desk }) =>
      desk.noted({ about: '' }, async (all) => ({ asked: await askedChangesOf(all, signOffs) })),

    'POST /api/desk/wordings/ask': async ({ desk, body: { id, hash, words, wish } }) => {
      const found = signOffs.standings.find(({ piece }) => piece.id === id)
      if (!found) throw new NotFound('There are no such words. Reload the page.')
      if (found.hash !== hash || (words !== '' && !found.piece.words.includes(words)))
        throw new Invalid({ words: ['These words have changed since you read them. Copy what you wrote, and reload.'] })
      await desk.noted({ about: id }, ({ askedChanges }) =>
        askedChanges.add({ piece: id, hash, words, wish, staffId: desk.staff.id }, clock()),
      )
    },

    'GET /api/desk/wordings/welsh': async ({ desk }) => {
      const areas = await (await welshFiles()).countsOfWelsh()
      return desk.noted({ about: '' }, async () => ({ areas }))
    },

    'POST /api/desk/wordings/welsh/file': async ({ desk, body }, reply) => {
      const { knownArea, welshFile } = await welshFiles()
      const area = knownArea(body.area)
      const file = await desk.noted({ about: area }, () => welshFile(area))
      return reply.type('text/csv; charset=utf-8').send(file)
    },

    'POST /api/desk/wordings/welsh/checked': async ({ desk, body }) => {
      const { checkWelshFile, knownArea } = await welshFiles()
      const area = knownArea(body.area)
      return desk.noted({ about: area }, () => checkWelshFile(area, body.file.join('')))
    },

    'POST /api/desk/wordings/asked/{id}/answer': ({ desk, params: { id }, body: { answer } }) =>
      desk.noted({ about: `asked change ${id}` }, async ({ askedChanges }) => {
        if (!(await askedChanges.answer(id, { answer, staffId: desk.staff.id }, clock())))
          throw new NotFound('There is nothing to answer: it was answered already, or was never asked.')
      }),
  })
}
