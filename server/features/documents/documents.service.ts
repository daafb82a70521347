import type { DocumentsReply, IssuedPack as PackReply } from '#core/api/documents.ts'
import { type Entitlement, flagsOf, placeInPair } from '#core/catalogue/entitlements.ts'
import type { StepProblem } from '#core/journey/completeness.ts'
import type { Code } from '#core/rules/messages.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import { saysTheSame, whatChanged } from '#drafting/pack/what-changed.ts'
import type { IssuedFile, IssuedPack } from '../../db/repositories/issued-documents.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound, PaymentNeeded } from '../../platform/errors.ts'
import type { OrderMails } from '../payments/order-mails.ts'
import { assertNoStoppingAdvice, stepErrors } from '../wills/readiness.ts'
import type { WillsService } from '../wills/wills.service.ts'
import { fingerprintOf, hashOfAnswers, hashOfFile } from './fingerprint.ts'
import type { Pack, Paper, Papers, PrintedDocument } from './papers.ts'

const LARGE_PRINT = '-large-print'

export type DocumentsService = {
  /**
   * The newest documents, made now if the answers have changed what they say, and the earlier ones.
   * Throws PaymentNeeded until the will is paid for, and Invalid when there are none and it is not complete, or there is
   * advice to read first.
   */
  list(userId: number): Promise<DocumentsReply>
  /** Keeps what has to be agreed to before the first download. Throws PaymentNeeded. */
  consent(userId: number): Promise<void>
  /** One file, of the newest version unless another is named. Throws as `list`, NotFound, and Invalid without consent. */
  file(userId: number, name: string, version?: number): Promise<Uint8Array>
  /** All documents of a version, in the order of their list. Throws as `file`. */
  pack(userId: number, version?: number): Promise<readonly IssuedFile[]>
  draft(userId: number): Promise<Paper>
}

type Deps = Pick<Stores, 'issuedDocuments' | 'entitlements' | 'consents'> & {
  readonly wills: Pick<WillsService, 'stored'>
  readonly papers: Papers
  readonly inTransaction: InTransaction
  readonly mails: Pick<OrderMails, 'downloadConsent'>
  readonly clock: Clock
  readonly today: () => Day
}

const filesOf = ({ id, pdf, largePrint }: PrintedDocument): IssuedFile[] => [
  { name: id, sha256: hashOfFile(pdf), pdf },
  ...(largePrint ? [{ name: `${id}${LARGE_PRINT}`, sha256: hashOfFile(largePrint.pdf), pdf: largePrint.pdf }] : []),
]

const replyOf = ({ version, made, changed, answersHash, documents }: IssuedPack): PackReply => {
  const url = (file: string) => `/api/documents/${file}?version=${version}`
  return {
    version,
    made: made.toISOString(),
    changed: [...changed],
    answers: answersHash,
    documents: documents.map(({ id, title, purpose, pages, largePrintPages }) => ({
      id,
      title,
      description: purpose,
      pages,
      url: url(`${id}.pdf`),
      ...(largePrintPages !== undefined && {
        largePrint: { pages: largePrintPages, url: url(`${id}${LARGE_PRINT}.pdf`) },
      }),
    })),
    packUrl: url('pack.zip'),
  }
}

const incomplete = (problems: readonly StepProblem[]): Invalid =>
  new Invalid(stepErrors(problems), 'Your will is not complete. Finish the steps named here, then download it.')

/** What pays for the documents. */
const gives: readonly Entitlement[] = ['will', 'mirror']

const noConsent = (): Invalid => {
  const code: Code = 'CONSENT_NEEDED'
  return new Invalid({ consent: [code] }, 'Agree to both statements on your documents page, then download.')
}

export const createDocuments = (deps: Deps): DocumentsService => {
  const { wills, papers, issuedDocuments, entitlements, consents, inTransaction, mails, clock, today } = deps

  const consented = async (userId: number): Promise<boolean> => {
    const order = await entitlements.orderOf(userId, gives)
    return order !== undefined && (await consents.given(userId, order))
  }

  /** From here on the money stays with us: a refund and a download never both happen. */
  const handOver = (userId: number, version: number): Promise<void> =>
    inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      if (flagsOf(await stores.entitlements.held(userId)).paid !== 1) throw new PaymentNeeded()
      const order = await stores.entitlements.orderOf(userId, gives)
      if (order === undefined || !(await stores.consents.given(userId, order))) throw noConsent()
      await stores.issuedDocuments.markDownloaded(userId, version, clock())
      await stores.couples.downloaded(order, clock())
      await stores.wills.keep(userId, 'downloaded')
      await stores.audit.add(userId, 'downloaded documents', clock())
    })

  const paidWill = async (userId: number): Promise<Will> => {
    const { will } = await wills.stored(userId)
    if (will.paid !== 1) throw new PaymentNeeded()
    return will
  }

  const issue = async (userId: number, will: Will, pack: Pack, before: readonly IssuedPack[]): Promise<boolean> => {
    const [newest] = before
    // What nobody has downloaded is nobody's, so it makes way; what changed is told from the last that somebody has.
    const last = newest && !newest.downloaded ? before[1] : newest
    const contents = fingerprintOf(pack.contents)
    const printed = await pack.print()
    return issuedDocuments.add(
      userId,
      {
        version: (last?.version ?? 0) + 1,
        made: clock(),
        downloaded: undefined,
        answersHash: hashOfAnswers(will),
        contents,
        changed: last ? whatChanged(last.contents, contents) : [],
        documents: printed.map(({ id, title, purpose, pages, largePrint }) => ({
          id,
          title,
          purpose,
          pages,
          ...(largePrint && { largePrintPages: largePrint.pages }),
        })),
      },
      printed.flatMap(filesOf),
    )
  }

  /** Everything issued, the newest first, after issuing what the answers of now ask for. */
  const upToDate = async (userId: number): Promise<{ packs: readonly IssuedPack[]; upToDate: boolean }> => {
    const will = await paidWill(userId)
    const before = await issuedDocuments.list(userId)
    const made = await papers.pack(will, today(), placeInPair(await entitlements.held(userId)))
    if (!made.ok) {
      if (before.length === 0) throw incomplete(made.problems)
      return { packs: before, upToDate: false }
    }
    // The checkout sees to it, but whoever a sponsor pays for never comes there.
    if (before.length === 0) assertNoStoppingAdvice(will, today())
    const [newest] = before
    if (newest && saysTheSame(newest.contents, fingerprintOf(made.pack.contents)))
      return { packs: before, upToDate: true }
    // When another request has issued this version in between, look at what there is now.
    if (!(await issue(userId, will, made.pack, before))) return upToDate(userId)
    return { packs: await issuedDocuments.list(userId), upToDate: true }
  }

  const versionOf = async (userId: number, version: number | undefined): Promise<number> => {
    if (version !== undefined) {
      await paidWill(userId)
      return version
    }
    const { packs, upToDate: current } = await upToDate(userId)
    const [newest] = packs
    // Asked for "the will", somebody means what they would sign now; an outdated one has to be asked for by its version.
    if (!newest || !current) throw new Invalid({}, 'Your will is not complete any more. Finish it, then download it.')
    return newest.version
  }

  return {
    list: async (userId) => {
      const { packs, upToDate: current } = await upToDate(userId)
      const [newest, ...earlier] = packs.map(replyOf)
      if (!newest) throw new NotFound('There are no documents yet.')
      return { ...newest, upToDate: current, consentGiven: await consented(userId), earlier }
    },

    consent: async (userId) => {
      await inTransaction(async (stores) => {
        const order = await stores.entitlements.orderOf(userId, gives)
        if (order === undefined) throw new PaymentNeeded()
        if (await stores.consents.give(userId, order, clock())) await mails.downloadConsent(stores, userId)
      })
    },

    file: async (userId, name, asked) => {
      const version = await versionOf(userId, asked)
      const file = await issuedDocuments.file(userId, version, name)
      if (!file) throw new NotFound('There is no such document. Look at the list of your documents.')
      await handOver(userId, version)
      return file.pdf
    },

    pack: async (userId, asked) => {
      const version = await versionOf(userId, asked)
      const files = await issuedDocuments.files(userId, version)
      if (files.length === 0) throw new NotFound('There is no such version. Look at the list of your documents.')
      await handOver(userId, version)
      return files.filter(({ name }) => !name.endsWith(LARGE_PRINT))
    },

    draft: async (userId) => papers.draft((await wills.stored(userId)).will, today()),
  }
}
