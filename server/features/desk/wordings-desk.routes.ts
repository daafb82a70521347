import { wordingsDeskCalls } from '#core/api/contract/desk-product.ts'
import { signedPartOf } from '#core/sign-off/piece.ts'
import { fileOfSignOff, type SignOff } from '#core/sign-off/sign-off.ts'
import { aboutWords, type Standing } from '#core/sign-off/standing.ts'
import { type SentenceDifference, sentenceDifferences } from '#core/sign-off/word-difference.ts'
import { londonDay } from '#core/text/dates.ts'
import type { Signer } from '../../crypto/service-keys.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/serve.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'
import { keyOfDesk, signOffWith } from '../sign-offs/signatures.ts'
import { askedChangesOf } from './asked-changes.routes.ts'

type Deps = {
  readonly signOffs: SignOffs
  readonly signer: Signer
  readonly clock: Clock
  /** The business that runs this copy, which its key is named for. */
  readonly operator?: { readonly name: string } | undefined
}

const differencesIn = ({ piece, standing, signOff }: Standing): SentenceDifference[] =>
  sentenceDifferences(standing === 'changed' && signOff ? signOff.signed.words : piece.words, piece.words)

const changesIn = (standing: Standing): number =>
  standing.standing === 'changed' ? differencesIn(standing).filter(({ change }) => change !== 'same').length : 0

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

export const wordingsDeskFeature = ({ signOffs, signer, clock, operator }: Deps) => {
  const found = (id: string): Standing => {
    const standing = signOffs.standings.find(({ piece }) => piece.id === id)
    if (!standing) throw new NotFound('There are no such words. Reload the page.')
    return standing
  }
  const list = {
    pieces: signOffs.standings.map((standing) => ({
      id: standing.piece.id,
      kind: standing.piece.kind,
      title: standing.piece.title,
      standing: standing.standing,
      changes: changesIn(standing),
    })),
  }

  return serve(wordingsDeskCalls, {
    'GET /api/desk/wordings': ({ desk }) => desk.noted({ about: '' }, async () => list),

    'GET /api/desk/wordings/piece': ({ desk, query }) => {
      const standing = found(query.id)
      const newestFirst = signOffs.signOffs.toSorted((a, b) => b.signedOn.localeCompare(a.signedOn))
      return desk.noted({ about: '' }, async (all) => ({
        piece: standing.piece,
        hash: standing.hash,
        standing: standing.standing,
        differences: differencesIn(standing).map(({ change, stretches }) => ({ change, stretches: [...stretches] })),
        before: newestFirst.filter(({ piece }) => piece === standing.piece.id).map(shownSignOff),
        asked: await askedChangesOf(all, signOffs, standing.piece.id),
        qualification: newestFirst.find(({ name }) => name === desk.staff.name)?.qualification ?? '',
      }))
    },

    'POST /api/desk/wordings/sign-off': async ({ desk, body }) => {
      const { piece, hash } = found(body.id)
      if (hash !== body.hash)
        throw new Invalid({ hash: ['These words have changed since you read them. Reload the page.'] })
      await desk.noted({ about: aboutWords(hash) }, async () => undefined)
      const signedOn = isoDay(clock())
      const key = keyOfDesk(await signer.publicKey(), operator?.name ?? 'A desk without an operator', signedOn)
      const made = await signOffWith(
        { part: signedPartOf(piece), signedOn, note: body.note },
        { name: desk.staff.name, qualification: body.qualification, key: key.id },
        (statement) => signer.sign(statement),
      )
      const isKnown = signOffs.keys.some(({ id }) => id === key.id)
      return {
        files: [
          { name: fileOfSignOff(made), contents: json(made) },
          ...(isKnown ? [] : [{ name: `keys/${key.id}.json`, contents: json(key) }]),
        ],
      }
    },
  })
}
