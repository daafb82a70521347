import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { addressOf } from '#core/api/contract/calls.ts'
import type { DocumentsReply, IssuedPack, LetterGiven } from '#core/api/documents.ts'
import { type Edition, lastPage, pagesIn, paperWords } from '#core/signing/editions.ts'
import { groupOfDocument, type PackGroup } from '#drafting/pack/pack-document.ts'
import { plainCopies, record, shared, documentGroups as table } from '#words/en/documents.ts'
import { expectFailedCall, fileAt } from '../../api/http.ts'
import { sayLetterGiven } from '../../api/save-queue.ts'
import { formatLondonDate } from '../../content/dates.ts'
import { useWords } from '../../content/use-words.ts'
import page from '../../ui/plain-page.module.css'
import { useFailure } from '../../ui/use-act.ts'
import { Fold } from '../yours-to-do/yours-to-do.tsx'
import css from './documents.module.css'
import { DocumentDownload } from './first-download.tsx'
import { EarlierVersions } from './versions.tsx'

/** The address of a blob while it is shown. */
const useObjectUrl = (blob: Blob | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** The first page of a document in small; blank paper until it is there, and where there is none. */
function FirstPage({ from }: { from: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['first page', from],
    queryFn: () => fileAt(from ?? ''),
    enabled: from !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const url = useObjectUrl(data)
  return (
    <span className={css.page} aria-hidden="true">
      {url && <img src={url} alt="" width={595} height={842} />}
    </span>
  )
}

type Entry = IssuedPack['documents'][number]

const titleOf = ({ title, letter }: Entry): string => (letter ? table.letterTo(letter.to) : title)

/** What tells this document from every other: one person may get two letters. */
const nameOf = (entry: Entry): string =>
  entry.letter ? `${titleOf(entry)}, ${entry.letter.as}` : entry.id === 'will' ? table.yourWill : entry.title

const descriptionOf = (
  { id, description, letter }: Entry,
  edition: Edition,
  pages: number,
  signed: boolean,
): string => {
  if (letter) return letter.role
  if (id !== 'will') return `${description} ${pagesIn(pages)}.`
  return signed
    ? table.thePaperAtHomeIsThe
    : table.onPlainWhiteA4OneSide(pagesIn(pages), paperWords[edition].held, lastPage({ edition, pages }))
}

/** One press says that a letter was given, and another takes it back. */
function Given({ entry }: { entry: Entry }) {
  // What was pressed is shown at once, and is busy until the server has it.
  const [pressed, setPressed] = useState<boolean>()
  const [failure, setFailure] = useState('')
  const failureOf = useFailure()
  const { notSaved } = useWords('failures')
  const given = entry.letter?.given
  const say = async (said: LetterGiven) => {
    setPressed(said.given)
    setFailure('')
    try {
      await sayLetterGiven(said)
    } catch (error) {
      setFailure(`${notSaved} ${failureOf(expectFailedCall(error))}`)
    } finally {
      setPressed(undefined)
    }
  }
  return (
    <div className={css.given}>
      <label className="inline-row target pressable gap-12">
        <input
          type="checkbox"
          checked={pressed ?? given !== undefined}
          aria-busy={pressed !== undefined}
          onChange={({ target }) => {
            if (pressed === undefined) void say({ letter: entry.id, given: target.checked })
          }}
        />
        <span>
          {table.given}
          <span className="visually-hidden"> {table.to(entry.letter?.to ?? '')}</span>
          {given !== undefined && <> {table.on(formatLondonDate(given))}</>}
        </span>
      </label>
      <span role="alert">{failure}</span>
    </div>
  )
}

/** Asks for figures in the copy that is downloaded next. The answer is kept nowhere. */
function WithPounds({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className={css.pounds}>
      <label className="inline-row target pressable gap-12">
        <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
        <span>{table.addAboutHowMuchEachGets}</span>
      </label>
      <p className={css.words}>{table.onlyInTheCopyThatYou}</p>
    </div>
  )
}

function Document({ entry, signed, hasValues, large }: { entry: Entry } & Shown) {
  const [inPounds, setInPounds] = useState(false)
  const { id, bound } = entry
  const isWill = id === 'will'
  const largePrint = large ? entry.largePrint : undefined
  const { pages, url } = largePrint ?? entry
  const name = nameOf(entry)
  const inSize = { query: { largePrint: largePrint ? 'yes' : 'no' } } as const
  const action = isWill ? table.downloadYourWill : table.download(titleOf(entry))
  const ending = largePrint ? '-large-print.pdf' : '.pdf'
  return (
    <li className={css.document}>
      <FirstPage from={entry.firstPage} />
      <div>
        <h3>{titleOf(entry)}</h3>
        <p className={css.words}>{descriptionOf(entry, largePrint ? 'large' : 'normal', pages, signed)}</p>
        {id === 'summary' && hasValues && <WithPounds checked={inPounds} onChange={setInPounds} />}
        <div className={css.actions}>
          <DocumentDownload
            look={isWill && !signed ? 'primary' : 'quiet'}
            path={inPounds ? addressOf('GET /api/documents/summary-in-pounds.pdf', inSize) : url}
            file={`${inPounds ? 'summary-in-pounds' : id}${ending}`}
            label={isWill && signed ? table.downloadACopy : shared.download}
            about={largePrint ? `${name}, ${table.largePrint.toLowerCase()}` : name}
            arrow
            action={action}
          />
          {bound && (
            <DocumentDownload
              look="quiet"
              path={bound.url}
              file={`${id}-bound.pdf`}
              label={table.forTheBoundCopy}
              about={`${name}, ${pagesIn(bound.pages)}`}
              action={action}
            />
          )}
        </div>
        {entry.letter && signed && <Given entry={entry} />}
      </div>
    </li>
  )
}

type Shown = {
  /** The will of these documents is the one that was signed. */
  readonly signed: boolean
  /** Things are said to be worth something, and the documents are of the answers of today. */
  readonly hasValues: boolean
  /** Each document that has a large print is downloaded in it. */
  readonly large: boolean
}

type Group = { readonly id: PackGroup; readonly title: string; readonly words: string }

const toGive = (entries: readonly Entry[]): string => {
  const given = entries.filter(({ letter }) => letter?.given !== undefined).length
  if (given === entries.length) return table.everyOneIsGiven
  return given === 0 ? table.nowIsTheTimeNoneIs : table.nowIsTheTimeOfAre(given, entries.length)
}

const groupsOf = (signed: boolean, letters: readonly Entry[]): readonly Group[] => {
  const sign: Group = signed ? { id: 'sign', ...table.signed } : { id: 'sign', ...table.sign }
  const keep: Group = { id: 'keep', ...table.keep }
  const give: Group = {
    id: 'give',
    title: table.giveAway,
    words: signed ? toGive(letters) : table.afterYouHaveSignedTheySay,
  }
  const lpa: Group = { id: 'lpa', ...table.powerOfAttorney }
  return signed ? [give, keep, sign, lpa] : [sign, keep, give, lpa]
}

/** The will first, then what is needed at the table. */
const inOrder = (entries: readonly Entry[]): readonly Entry[] => [
  ...entries.filter(({ id }) => id === 'will'),
  ...entries.filter(({ id }) => id === 'signing-guide'),
  ...entries.filter(({ id }) => id !== 'will' && id !== 'signing-guide'),
]

/** Every page says of which will it is. */
function FootOfPages({ pack: { papers } }: { pack: DocumentsReply }) {
  return (
    <p className="soft small above-16">
      {table.everyPageOfYourWillSays}{' '}
      {papers.map(({ edition, code }, at) => (
        <Fragment key={edition}>
          {at > 0 && ', '}
          {edition === 'large' && <>{table.inLargePrint} </>}
          {edition === 'bound' && <>{table.inTheBoundCopy} </>}
          <strong className="one-line">{table.document(code ?? '')}</strong>
        </Fragment>
      ))}
      . {table.signPagesThatAllSayThe}
    </p>
  )
}

/** How the will was made, in files: the record is there without a first download. */
function OfTheRecord({ archive }: { archive: Entry['archive'] }) {
  const files = [
    { ...record.theRecord, path: addressOf('GET /api/record.pdf'), file: 'record.pdf' },
    { ...record.theSealedRecord, path: addressOf('GET /api/record.json'), file: 'record.json' },
    { ...record.theNote, path: addressOf('GET /api/record/attendance-note.pdf'), file: 'attendance-note.pdf' },
    { ...record.forALawFirm, path: addressOf('GET /api/documents/for-a-firm.zip'), file: 'for-a-firm.zip' },
    ...(archive ? [{ ...record.theArchiveCopy, path: archive.url, file: 'will-archive.pdf' }] : []),
  ]
  return (
    <Fold id="record" head={<b className="brand">{record.howYourWillWasMade(files.length)}</b>}>
      <p className={css.words}>{record.keepTheseWithYourWillThey}</p>
      <ul className="stack gap-12">
        {files.map(({ title, words, ...file }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={css.words}>{words}</p>
            <div className={css.actions}>
              <DocumentDownload {...file} look="quiet" label={shared.download} arrow />
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** The documents as words alone: for a screen reader, and for a braille display or an embosser. */
function PlainCopies() {
  return (
    <Fold id="plain" head={<b className="brand">{plainCopies.heading}</b>}>
      <p className={css.words}>{plainCopies.words}</p>
      <div className={css.actions}>
        {(['page', 'braille'] as const).map((as) => (
          <DocumentDownload
            key={as}
            look="quiet"
            path={addressOf('GET /api/documents/in-words', { query: { as } })}
            {...plainCopies[as]}
            action={plainCopies[as].label}
            arrow
          />
        ))}
      </div>
    </Fold>
  )
}

/** The documents of a version, by what is done with them. Once the will is signed, the letters come first. */
export function DocumentGroups({ pack, signed, hasValues }: { pack: DocumentsReply } & Omit<Shown, 'large'>) {
  const [large, setLarge] = useState(false)
  const groups = Map.groupBy(pack.documents, ({ id }) => groupOfDocument(id))
  return (
    <section className={`${page.panel} ${css.groups}`} aria-labelledby="files">
      <div className={css.heading}>
        <h2 id="files">{table.yourFiles}</h2>
        <label className={css.switch}>
          {table.largePrint}
          <input
            type="checkbox"
            role="switch"
            aria-checked={large}
            checked={large}
            onChange={({ target }) => setLarge(target.checked)}
          />
        </label>
      </div>
      {groupsOf(signed, groups.get('give') ?? []).map(({ id, title, words }) => {
        const entries = groups.get(id)
        return (
          entries && (
            <Fold
              key={id}
              id={id === 'give' ? 'letters' : `group-${id}`}
              head={
                <span className={css.row}>
                  <FirstPage from={inOrder(entries)[0]?.firstPage} />
                  <b>{title}</b>
                  <span className="soft small one-line">
                    {entries.length === 1 ? table.file : table.files(entries.length)}
                  </span>
                  <span className={css.words}>{words}</span>
                </span>
              }
            >
              <ul className="stack gap-24">
                {inOrder(entries).map((entry) => (
                  <Document key={entry.id} entry={entry} signed={signed} hasValues={hasValues} large={large} />
                ))}
              </ul>
              {id === 'sign' && pack.fingerprint && <FootOfPages pack={pack} />}
            </Fold>
          )
        )
      })}
      <div className={css.everything}>
        <DocumentDownload
          path={
            large
              ? addressOf('GET /api/documents/pack.zip', { query: { version: pack.version, largePrint: 'yes' } })
              : pack.packUrl
          }
          file={large ? 'will-pack-large-print.zip' : 'will-pack.zip'}
          label={large ? `${table.downloadEverything}, ${table.largePrint.toLowerCase()}` : table.downloadEverything}
          action={table.downloadEverything}
        />
        <p className={css.words}>{table.oneFileWithAll(pack.documents.length, formatLondonDate(pack.made))}</p>
      </div>
      {pack.upToDate && <PlainCopies />}
      <OfTheRecord archive={pack.documents.find(({ archive }) => archive)?.archive} />
      {pack.earlier.length > 0 && <EarlierVersions packs={pack.earlier} />}
    </section>
  )
}
