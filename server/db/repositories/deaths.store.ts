import type { ReportDeath } from '#core/api/death.ts'
import { type DeathCase, type DeathState, isGiven, underWay } from '#core/death/case.ts'
import type { Certified } from '#core/death/who.ts'
import type { Language } from '#core/language.ts'
import type { DeathDeed } from '#words/en/death.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { among, type RecordOf, records } from '../records.ts'

export type PersonsLetter = {
  readonly person: number
  readonly asks?: true
  readonly hash?: string
  readonly posted?: true
}

/** What is sealed of a report. */
export type DeathBody = {
  readonly case: DeathCase
  /** As it was typed. `code` is a hash. */
  readonly about: Pick<ReportDeath, 'code' | 'name' | 'born' | 'died'>
  /** `language`: that in which they told us. */
  readonly asker: ReportDeath['asker'] & { readonly language?: Language }
  readonly certificate?: ReportDeath['certificate']
  /** What the issuer said of the person. */
  readonly certified?: Certified & { readonly abroad: boolean }
  /** How whoever asks showed who they are. */
  readonly shown?: string
  /**
   * A letter to the testator that was opened and is not posted yet. `hash`: of the code in it, which stops a report without a log-in. A code
   * is made as its letter is opened to be posted, and is kept nowhere else.
   */
  readonly letter?: { readonly hash?: string }
  /** People of the will who were shown to have died, by id: those whom the will calls in act in their place. */
  readonly gone?: readonly number[]
  /** A hash of what decides who gets what, as it stood when the report came, or when somebody last agreed. */
  readonly deciding?: string
  /** Letters to people of whom there is no email, alike. `asks`: to an executor during the search, who may object. */
  readonly letters?: readonly PersonsLetter[]
  /** Whether it was looked for whom it is about; and by the code of a card. */
  readonly lookedFor: boolean
  readonly byCode: boolean
  /** The same report about other accounts of that name and day of birth, by id. Each is a case of its own. */
  readonly alike?: readonly number[]
  /** People of the will who were told of it. */
  readonly told: readonly number[]
  /** Those of them who were sent what is open now, and those whom nothing reaches. */
  readonly openTo?: readonly number[]
  /** `to`: whom a letter of it was for. */
  readonly log: readonly { readonly at: string; readonly what: DeathDeed; readonly by?: string; readonly to?: string }[]
}
export type DeathReport = DeathBody & {
  readonly id: number
  readonly userId?: number | undefined
  readonly createdAt: Date
}
export type DeathLink = RecordOf<'death_links'>

/** A report as whoever it is about reads it. */
export const reportOfMe = ({ id, createdAt, asker, case: kept }: DeathReport) => ({
  id,
  at: createdAt.toISOString(),
  asker: asker.name,
  as: asker.as,
  open: underWay.includes(kept.state),
  given: isGiven(kept),
})

export const createDeathStore = (db: Database, vault: Vault) => {
  const reports = records(db, 'death_reports')
  const links = records(db, 'death_links')
  const cards = records(db, 'death_cards', vault)
  const { service } = vault

  const opened = async ({ id, userId, body, createdAt }: RecordOf<'death_reports'>): Promise<DeathReport> => ({
    ...(JSON.parse(await service.decryptReport(String(id), body)) as DeathBody),
    id,
    userId,
    createdAt,
  })
  const save = async ({ id, userId, createdAt: _at, ...body }: DeathReport): Promise<void> => {
    const sealed = await service.encryptReport(String(id), JSON.stringify(body))
    await reports.change({ id }, { userId, state: body.case.state, body: sealed })
  }

  return {
    add: async (body: DeathBody, createdAt: Date): Promise<DeathReport> => {
      const { id } = await reports.add({ state: body.case.state, body: '', createdAt })
      const report = { ...body, id, createdAt }
      await save(report)
      return report
    },
    save,
    /** Whoever finds one may change it: who finds it next sees that. */
    find: async (id: number): Promise<DeathReport | undefined> => {
      const found = await reports.first({ id }, { held: true })
      return found && opened(found)
    },
    /** In these states, the oldest first. */
    in: async (states: readonly DeathState[]): Promise<DeathReport[]> =>
      Promise.all((await reports.all({ state: among(states) }, { by: 'createdAt' })).map(opened)),
    /** Of one customer, the oldest first, found to be changed as well. */
    of: async (userId: number): Promise<DeathReport[]> =>
      Promise.all((await reports.all({ userId }, { by: 'createdAt', held: true })).map(opened)),
    /** Something of a customer is looked into, or was released: nothing of theirs is deleted meanwhile. */
    holds: async (userId: number): Promise<boolean> => (await reports.count({ userId, state: among(underWay) })) > 0,
    addLink: (link: DeathLink & { readonly tokenHash: string }) => links.add(link),
    link: (tokenHash: string): Promise<DeathLink | undefined> => links.first({ tokenHash }),
    links: (reportId: number): Promise<DeathLink[]> => links.all({ reportId }),
    removeLinks: (reportId: number, readers: readonly DeathLink['reader'][]) =>
      links.remove({ reportId, reader: among(readers) }),
    removeLink: (tokenHash: string) => links.remove({ tokenHash }),
    card: async (userId: number) => (await cards.first({ userId }, { only: ['code'] }))?.code,
    /** In place of the card before. */
    setCard: async (userId: number, code: string, codeHash: string, madeAt: Date) => {
      await cards.remove({ userId })
      await cards.add({ userId, code, codeHash, madeAt })
    },
    withCard: async (codeHash: string) => (await cards.first({ codeHash }, { only: ['userId'] }))?.userId,
  }
}
