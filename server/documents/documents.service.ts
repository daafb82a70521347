import type { Day } from '#core/formats/birthday.ts'
import type { StepProblem } from '#core/journey/completeness.ts'
import type { Will } from '#core/will/schema.ts'
import type { DocumentsReply, IssuedPack as PackReply } from '#core/wire/documents.ts'
import { saysTheSame } from '#drafting/pack/contents.ts'
import { whatChanged } from '#drafting/pack/what-changed.ts'
import type { Audit } from '../history/audit.store.ts'
import { Invalid, NotFound, PaymentNeeded } from '../http/errors.ts'
import { stepErrors } from '../payments/step-errors.ts'
import type { WillsService } from '../wills/wills.service.ts'
import type { Wills } from '../wills/wills.store.ts'
import { fingerprintOf, hashOfAnswers, hashOfFile } from './fingerprint.ts'
import type { Issued, IssuedFile, IssuedPack } from './issued.store.ts'
import type { Pack, Paper, Papers, PrintedDocument } from './papers.ts'

const LARGE_PRINT = '-large-print'

export type DocumentsService = {
  /**
   * The newest documents, made now if the answers have changed what they say, and the earlier ones.
   * Throws PaymentNeeded until the will is paid for, and Invalid when there are none and it is not complete.
   */
  list(userId: number): Promise<DocumentsReply>
  /** One file, of the newest version unless another is named. Throws as `list`, and NotFound. */
  file(userId: number, name: string, version?: number): Promise<Uint8Array>
  /** All documents of a version, in the order of their list. Throws as `file`. */
  pack(userId: number, version?: number): Promise<readonly IssuedFile[]>
  draft(userId: number): Promise<Paper>
}

type Needs = {
  readonly wills: Pick<WillsService, 'stored'>
  readonly papers: Papers
  readonly issued: Issued
  readonly kept: Pick<Wills, 'keep'>
  readonly audit: Pick<Audit, 'add'>
  readonly clock: () => Date
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
  new Invalid(
    stepErrors(problems),
    'Your will is not complete any more. Finish the steps named here, then download it.',
  )

export const documentsService = ({ wills, papers, issued, kept, audit, clock, today }: Needs): DocumentsService => {
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
    return issued.add(
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
    const before = await issued.list(userId)
    const made = await papers.pack(will, today())
    if (!made.ok) {
      if (before.length === 0) throw incomplete(made.problems)
      return { packs: before, upToDate: false }
    }
    const [newest] = before
    if (newest && saysTheSame(newest.contents, fingerprintOf(made.pack.contents)))
      return { packs: before, upToDate: true }
    // When another request has issued this version in between, look at what there is now.
    if (!(await issue(userId, will, made.pack, before))) return upToDate(userId)
    return { packs: await issued.list(userId), upToDate: true }
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

  const downloaded = async (userId: number, version: number): Promise<void> => {
    await issued.markDownloaded(userId, version, clock())
    await kept.keep(userId, 'downloaded')
    await audit.add(userId, 'downloaded documents', clock())
  }

  return {
    list: async (userId) => {
      const { packs, upToDate: current } = await upToDate(userId)
      const [newest, ...earlier] = packs.map(replyOf)
      if (!newest) throw new NotFound('There are no documents yet.')
      return { ...newest, upToDate: current, earlier }
    },

    file: async (userId, name, asked) => {
      const version = await versionOf(userId, asked)
      const file = await issued.file(userId, version, name)
      if (!file) throw new NotFound('There is no such document. Look at the list of your documents.')
      await downloaded(userId, version)
      return file.pdf
    },

    pack: async (userId, asked) => {
      const version = await versionOf(userId, asked)
      const files = await issued.files(userId, version)
      if (files.length === 0) throw new NotFound('There is no such version. Look at the list of your documents.')
      await downloaded(userId, version)
      return files.filter(({ name }) => !name.endsWith(LARGE_PRINT))
    },

    draft: async (userId) => papers.draft((await wills.stored(userId)).will, today()),
  }
}
