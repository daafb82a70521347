import type { ReleasedReply } from '#core/api/death.ts'
import { mayReadRow } from '#core/death/log-rows.ts'
import { actingExecutors, defaultRelease, mayReadLetter } from '#core/death/release.ts'
import { releasedOf } from '#core/executor/released.ts'
import type { Language } from '#core/language.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { deathDeeds, released } from '../../mail/mail-words.ts'
import { NotFound, refusal } from '../../platform/errors.ts'
import type { RecordService } from '../record/record.service.ts'
import { paperSigned, signedPagesAsPdf } from '../signed-pages/signed-pages.service.ts'
import { lettersWith, linkedBy, reportedIn, scopesNow, signedWillOf } from './death-reports.ts'

/** The ids of released files that are made when they are asked for. */
const RECORD = 'record'
const SIGNED_PAGES = 'signed-pages'

type Deps = Means<'inTransaction' | 'today'> & { readonly record: Pick<RecordService, 'printed'> }

/** What was released after a death, to whoever has the link of a receiver. Both throw Invalid where it opens nothing. */
export type ReleasedService = ReturnType<typeof createReleasedService>

export const createReleasedService = ({ inTransaction, today, record }: Deps) => {
  const openedBy = async (stores: Stores, token: string) => {
    const { link, report } = await linkedBy(stores, token)
    const { userId } = report
    const will = userId === undefined ? undefined : await signedWillOf(stores, userId)
    const reader = will?.persons.find(({ id }) => id === link.person)
    if (link.reader !== 'receiver' || userId === undefined || !will || !reader) throw refusal('token', 'ROLE_LINK_DEAD')
    const to = will.release?.to ?? defaultRelease
    const { version, letters, written } = await lettersWith(stores, userId, will)
    const scopes = scopesNow(will, report, written, today())
    if (scopes.size === 0) throw refusal('token', 'ROLE_LINK_DEAD')
    const scope = scopes.get(reader.id) ?? []
    const theirs = letters.filter((letter) =>
      letter.to
        ? scope.includes('letters') && mayReadLetter(will, to, reader.id, letter.to.id)
        : scope.includes('wishes'),
    )
    return { userId, report, will, reader, scope, version, letters: theirs }
  }

  return {
    read: (token: string, language?: Language): Promise<ReleasedReply> =>
      inTransaction(async (stores) => {
        const { userId, report, will, reader, scope, version, letters } = await openedBy(stores, token)
        const { certified, log } = report
        const reported = reportedIn(report, today())
        const acts = scope.length > 0 && actingExecutors(will, reported).some(({ id }) => id === reader.id)
        const home = releasedOf({
          id: String(report.id),
          will,
          pages: paperSigned(await stores.issuedDocuments.list(userId), will)?.pages,
          certificate: {
            died: reported.died,
            ...(certified && { name: certified.name, place: certified.abroad ? 'abroad' : 'England or Wales' }),
            ...(!certified && report.certificate?.abroad && { place: 'abroad' }),
          },
          on: will.release?.released ?? today(),
          receiver: { name: reader.fullname, person: reader.id },
          opens: [...scope],
        })
        const kept = scope.includes('words') ? await stores.signedPages.list(userId) : []
        return {
          home,
          files: [
            ...letters.map(({ id, title, to }) => ({ id, title, ...(to && { to: to.name }) })),
            ...(kept.some((each) => each.version === version)
              ? [{ id: SIGNED_PAGES, title: released(language).signedPages }]
              : []),
            ...(scope.includes('record') ? [{ id: RECORD, title: released(language).record }] : []),
          ],
          log: log
            .filter((row) => mayReadRow(row, { name: reader.fullname, acts }))
            .map(({ at, what, by = '', to = '' }) => ({ at, what: deathDeeds(language)[what](by, to) })),
        }
      }),

    /** A letter as it was printed, the record of the will, or the pictures of its pages: a PDF. Throws NotFound where it is not theirs. */
    file: async (token: string, id: string): Promise<Uint8Array> => {
      const { recordOf, pdf } = await inTransaction(async (stores) => {
        const { userId, version, letters, scope } = await openedBy(stores, token)
        if (id === RECORD && scope.includes('record')) return { recordOf: userId }
        // Pictures of the signed pages follow its words.
        if (id === SIGNED_PAGES && scope.includes('words') && version !== undefined)
          return { pdf: await signedPagesAsPdf(stores, userId, version) }
        const isTheirs = letters.some((letter) => letter.id === id)
        const file = isTheirs && version !== undefined && (await stores.issuedDocuments.file(userId, version, id))
        return file ? { pdf: file.pdf } : {}
      })
      if (recordOf !== undefined) return record.printed(recordOf)
      if (!pdf) throw new NotFound()
      return pdf
    },
  }
}
