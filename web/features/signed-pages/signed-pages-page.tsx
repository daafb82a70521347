import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import type { KeptPage, SeenPage, SignedPagesReply } from '#core/api/after-signing.ts'
import { pagesIn } from '#core/signing/editions.ts'
import { type InkPlace, type Picture, seenIn } from '#core/signing/page-marks.ts'
import { formatLondonDate } from '#core/text/dates.ts'
import { listed } from '#core/text/names.ts'
import { signedPages as words } from '#words/en/signed-pages.ts'
import { call, callForFile } from '../../api/http.ts'
import { read } from '../../api/queries.ts'
import { queryClient } from '../../api/will.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import page from '../../ui/plain-page.module.css'
import { BackLink, PlainPage } from '../../ui/plain-page.tsx'
import { useAct } from '../../ui/use-act.ts'
import { marksIn, readPicture } from './read-picture.ts'
import css from './signed-pages.module.css'

type Signed = NonNullable<SignedPagesReply['signed']>

/** The pages of the paper that was signed, each with its picture where there is one; and pictures of earlier papers. */
const pagesOf = ({ signed, kept }: SignedPagesReply) => {
  const ofThis = kept.filter(({ version }) => version === signed?.version)
  return {
    pages: Array.from({ length: signed?.pages ?? 0 }, (_page, index) => ({
      page: index + 1,
      kept: ofThis.find(({ page }) => page === index + 1),
    })),
    earlier: kept.filter(({ version }) => version !== signed?.version),
  }
}

/** Whether a picture has something to look at again. */
const hasHints = ({ marked, empty, cut }: Pick<KeptPage, 'marked' | 'empty' | 'cut'>): boolean =>
  !marked || empty.length > 0 || cut.length > 0

/** A picture whose mark could not be read: the customer says which page it is. */
type Unread = { readonly name: string; readonly jpeg: string[]; readonly picture: Picture }

const namesOf = (places: readonly InkPlace[]): string =>
  listed.format([...new Set(places)].map((place) => words.places[place]))

function Hints({ of: { marked, empty, cut }, code }: { of: SeenPage; code: string | undefined }) {
  const hints = [
    ...(marked ? [] : [words.notMarked(code)]),
    ...(empty.length > 0 ? [words.empty(namesOf(empty))] : []),
    ...(cut.length > 0 ? [words.cut(namesOf(cut))] : []),
  ]
  if (hints.length === 0) return null
  return (
    <>
      <b className="block">{words.lookAgain}</b>
      {hints.map((hint) => (
        <span key={hint} className="block">
          {hint}
        </span>
      ))}
    </>
  )
}

type Ends = { readonly onReply: (reply: SignedPagesReply) => void }

/** A button of one page. */
function Press({ says, page: number, work }: { says: string; page: number; work: () => Promise<void> }) {
  const { failure, busy, act } = useAct()
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <Button look="link" busy={busy} onClick={() => void act(work, '')}>
        {says} <span className="visually-hidden">{words.page(number)}</span>
      </Button>
    </>
  )
}

/** A kept picture, shown when it is asked for. */
function Shown({ id, page: number }: Pick<KeptPage, 'id' | 'page'>) {
  const [url, setUrl] = useState<string>()
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  const picture = async () => callForFile('GET /api/signed-pages/{id}.jpg', { params: { id } })
  const open = async () => setUrl(URL.createObjectURL(await picture()))
  if (url !== undefined) return <img className={css.picture} src={url} alt={words.picture(number)} />
  return <Press says={words.look} page={number} work={open} />
}

function Kept({ kept, code, onReply }: { kept: KeptPage; code: string | undefined } & Ends) {
  const { id, page: number } = kept
  const remove = async () => onReply(await call('DELETE /api/signed-pages/{id}', { params: { id } }))
  return (
    <>
      <span className="soft block">{words.kept(formatLondonDate(new Date(kept.at)))}</span>
      <Hints of={kept} code={code} />
      <div className="cluster">
        <Shown id={id} page={number} />
        <Press says={words.remove} page={number} work={remove} />
      </div>
    </>
  )
}

/** Reads pictures one after another, and keeps each as the page that its mark names. */
function Choose({ signed, onReply }: { signed: Signed } & Ends) {
  const id = useId()
  const { failure, busy, act } = useAct()
  const [now, setNow] = useState('')
  const [said, setSaid] = useState<readonly string[]>([])
  const [unread, setUnread] = useState<readonly Unread[]>([])
  const [chosen, setChosen] = useState('1')
  const [first] = unread

  const keep = async (number: number, jpeg: string[], seen: SeenPage) =>
    onReply(await call('POST /api/signed-pages', { body: { page: number, jpeg, seen } }))

  const read = async (files: readonly File[]) => {
    const kept: number[] = []
    for (const [at, file] of files.entries()) {
      setNow(words.reading(at + 1, files.length))
      const say = (sentence: string) => setSaid((before) => [...before, sentence])
      const found = await readPicture(file)
      if (!found) {
        say(words.noPicture(file.name))
        continue
      }
      const { picture, jpeg } = found
      const marks = await marksIn(picture)
      const other = marks.find(({ code }) => code !== signed.code)
      const numbers = marks.flatMap(({ at: place }) => (typeof place === 'number' ? [place] : []))
      const number = numbers[0] ?? (marks.length > 0 ? signed.pages : undefined)
      if (other) say(words.notOurs(file.name, other.code))
      else if (number === undefined) setUnread((before) => [...before, { name: file.name, jpeg, picture }])
      else if (number > signed.pages) say(words.beyond(file.name, number))
      else {
        if (kept.includes(number)) say(words.twice(words.page(number).toLowerCase()))
        kept.push(number)
        await keep(number, jpeg, { marked: true, ...seenIn(picture, marks, number === signed.pages) })
      }
    }
    setNow('')
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    setSaid([])
    void act(() => read(files), '').finally(() => setNow(''))
  }
  const next = () => setUnread(([, ...rest]) => rest)

  return (
    <div>
      <h2>
        <label htmlFor={id}>{words.choose}</label>
      </h2>
      <p id={`${id}-hint`} className="soft small">
        {words.chooseHint}
      </p>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        className={css.file}
        type="file"
        accept="image/*"
        multiple
        disabled={busy}
        onChange={choose}
      />
      {failure && <p role="alert">{failure}</p>}
      <p role="status">{now}</p>
      {said.length > 0 && (
        <ul className={page.notice} role="alert">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {first && (
        <div className={page.notice}>
          <label htmlFor={`${id}-page`}>{words.whichPage(first.name)}</label>
          <select
            id={`${id}-page`}
            className={`${field.input} ${field.short}`}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {Array.from({ length: signed.pages }, (_page, index) => String(index + 1)).map((number) => (
              <option key={number} value={number}>
                {words.page(Number(number))}
              </option>
            ))}
          </select>
          <div className="cluster above-16">
            <Button
              label={words.keepIt}
              busy={busy}
              onClick={() =>
                void act(async () => {
                  await keep(Number(chosen), first.jpeg, { marked: false, empty: [], cut: [] })
                  next()
                }, '')
              }
            />
            <Button label={words.leaveIt} look="link" onClick={next} />
          </div>
        </div>
      )}
    </div>
  )
}

const standingOf = (pages: ReturnType<typeof pagesOf>['pages']): string => {
  const missing = pages.filter(({ kept }) => !kept).map(({ page: number }) => String(number))
  if (missing.length > 0) return words.missing(missing.length, listed.format(missing))
  return pages.some(({ kept }) => kept && hasHints(kept)) ? words.someToLookAt : words.all
}

function Pages({ reply, signed, onReply }: { reply: SignedPagesReply; signed: Signed } & Ends) {
  const { pages } = pagesOf(reply)
  return (
    <section className={page.panel} aria-labelledby="pages">
      <h2 id="pages">{words.paper(pagesIn(signed.pages))}</h2>
      {signed.code && <p>{words.foot(signed.code)}</p>}
      <p role="status">{standingOf(pages)}</p>
      <ol className={`${css.rows} above-12`}>
        {pages.map(
          ({ page: number, kept }) =>
            kept && (
              <li key={number}>
                <b className="block">{words.page(number)}</b>
                <Kept kept={kept} code={signed.code} onReply={onReply} />
              </li>
            ),
        )}
      </ol>
    </section>
  )
}

/** Pictures of the pages of a will as they were signed. */
export function SignedPagesPage() {
  const own = read('GET /api/signed-pages')
  const { data, error } = useQuery({ ...own, staleTime: 0 }, queryClient)
  const onReply = (reply: SignedPagesReply) => queryClient.setQueryData(own.queryKey, reply)
  const earlier = data ? pagesOf(data).earlier : []
  return (
    <PlainPage canvas title={words.title} lead={words.lead} above={<BackLink to="/account">{words.back}</BackLink>}>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <div className="stack gap-24 above-32">
          {data.signed ? (
            <>
              <section className={page.panel}>
                <Choose signed={data.signed} onReply={onReply} />
                <h3 className="above-16">{words.add}</h3>
                <ol className={page.steps}>
                  {words.how.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
                <p className="soft above-16">{words.whoGets}</p>
              </section>
              <Pages reply={data} signed={data.signed} onReply={onReply} />
            </>
          ) : (
            <section className={page.panel}>
              <p className="below-16">{words.notSigned}</p>
              <ButtonLink label={words.plan} to="/my-will/signing-day" />
            </section>
          )}
          {earlier.length > 0 && (
            <section className={page.panel} aria-labelledby="earlier">
              <h2 id="earlier">{words.earlier}</h2>
              <ul className={`${css.rows} above-12`}>
                {earlier.map((kept) => (
                  <li key={kept.id}>
                    <b className="block">{words.page(kept.page)}</b>
                    <Kept kept={kept} code={undefined} onReply={onReply} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </PlainPage>
  )
}
