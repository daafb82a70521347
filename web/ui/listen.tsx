import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listen as words } from '#words/en/forms.ts'
import { Button } from './button.tsx'
import css from './listen.module.css'

/** A sentence as it stands on a page, so that it can be spoken and shown. */
type Sentence = { readonly text: string; readonly range: Range; readonly language: string }

const NOT_READ = '[aria-hidden="true"], script, style, template, svg, select, [data-not-read]'
const INLINE = /^(A|ABBR|B|BDI|CODE|EM|I|MARK|SMALL|SPAN|STRONG|SUB|SUP|TIME)$/
const LETTER = /[\p{L}\p{N}]/u

/** The element in which a text stands apart from others: a paragraph, a label, a cell, a button, a line of its own. */
const blockOf = (text: Node, root: Element): Element => {
  let block = text.parentElement ?? root
  while (block !== root && INLINE.test(block.tagName) && getComputedStyle(block).display === 'inline')
    block = block.parentElement ?? root
  return block
}

const isRead = (text: Text): boolean => {
  const element = text.parentElement
  if (!element || element.closest(NOT_READ)) return false
  // Older browsers do not say, and read what is folded away too.
  return element.checkVisibility?.() ?? true
}

const rangeOf = (texts: readonly Text[], from: number, to: number): Range => {
  const range = new Range()
  let before = 0
  for (const text of texts) {
    const end = before + text.length
    if (from >= before && from < end) range.setStart(text, from - before)
    if (to > before && to <= end) range.setEnd(text, to - before)
    before = end
  }
  return range
}

/** The sentences of an element in the order they are read, each with the language it is written in. */
const sentencesIn = (root: Element): Sentence[] => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const blocks: { block: Element; texts: Text[] }[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!isRead(text)) continue
    const block = blockOf(text, root)
    const last = blocks.at(-1)
    if (last?.block === block) last.texts.push(text)
    else blocks.push({ block, texts: [text] })
  }
  return blocks.flatMap(({ block, texts }) => {
    const language = block.closest('[lang]')?.getAttribute('lang') ?? 'en-GB'
    const whole = texts.map(({ data }) => data).join('')
    return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(whole)].flatMap(
      ({ segment, index }) => {
        const text = segment.trim()
        if (!LETTER.test(text)) return []
        const from = index + segment.indexOf(text)
        return { text: text.replace(/\s+/g, ' '), range: rangeOf(texts, from, from + text.length), language }
      },
    )
  })
}

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis as SpeechSynthesis | undefined

const sameLanguage = (one: string, other: string): boolean => one.slice(0, 2) === other.slice(0, 2)

/** The voices of this device. One that is not would send what it reads to the maker of the browser. */
const localVoices = (): SpeechSynthesisVoice[] =>
  speech()
    ?.getVoices()
    .filter(({ localService }) => localService) ?? []

const voiceFor = (language: string): SpeechSynthesisVoice | undefined => {
  const fitting = localVoices().filter(({ lang }) => sameLanguage(lang, language))
  return fitting.find(({ lang }) => lang.replace('_', '-') === language) ?? fitting[0]
}

/** Whether this device can read English aloud by itself. Browsers come to know their voices a moment after the page. */
const useCanListen = (): boolean => {
  const [can, setCan] = useState(() => voiceFor('en-GB') !== undefined)
  useEffect(() => {
    const look = () => setCan(voiceFor('en-GB') !== undefined)
    speech()?.addEventListener('voiceschanged', look)
    return () => speech()?.removeEventListener('voiceschanged', look)
  }, [])
  return can
}

const SPOKEN = 'spoken'
/** How fast a voice speaks: 1 is its own pace. */
const paces = { least: 0.5, most: 2.5, step: 0.25 }

/** Marks what is spoken; where a browser cannot mark a text, it is selected. */
const mark = (range: Range | undefined): void => {
  const marks = globalThis.CSS?.highlights as HighlightRegistry | undefined
  if (marks && range) marks.set(SPOKEN, new Highlight(range))
  else if (marks) marks.delete(SPOKEN)
  else {
    const selection = getSelection()
    selection?.removeAllRanges()
    if (range) selection?.addRange(range)
  }
}

const show = ({ range }: Sentence): void => {
  mark(range)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior })
}

/** Reads an element aloud a sentence at a time, and shows where it is. It waits where the voice fails, and falls silent when it goes. */
export function Player({ of, onEnd }: { of: () => Element | null; onEnd: () => void }) {
  const [sentences] = useState(() => sentencesIn(of() ?? document.body))
  const [at, setAt] = useState(0)
  const [pace, setPace] = useState(1)
  const [silent, setSilent] = useState<'paused' | 'failed'>()
  const section = useRef<HTMLElement>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => section.current?.focus(), [])
  useEffect(() => {
    const sentence = sentences[at]
    if (!sentence) return end()
    show(sentence)
    if (silent) return
    const spoken = new SpeechSynthesisUtterance(sentence.text)
    spoken.lang = sentence.language
    spoken.voice = voiceFor(sentence.language) ?? voiceFor('en-GB') ?? null
    spoken.rate = pace
    spoken.onend = () => setAt(at + 1)
    spoken.onerror = () => setSilent('failed')
    speech()?.speak(spoken)
    return () => {
      spoken.onend = null
      spoken.onerror = null
      speech()?.cancel()
    }
  }, [sentences, at, pace, silent])
  useEffect(() => {
    const silence = () => speech()?.cancel()
    addEventListener('pagehide', silence)
    return () => {
      removeEventListener('pagehide', silence)
      mark(undefined)
    }
  }, [])
  return (
    <section ref={section} className={css.player} aria-label={words.player} tabIndex={-1} data-not-read>
      <Button
        label={silent ? words.carryOn : words.pause}
        look="secondary"
        onClick={() => setSilent(silent ? undefined : 'paused')}
      />
      <Button label={words.before} look="link" onClick={() => setAt(Math.max(0, at - 1))} />
      <Button label={words.next} look="link" onClick={() => setAt(at + 1)} />
      <label className={css.pace}>
        {words.pace}
        <input
          type="range"
          min={paces.least}
          max={paces.most}
          step={paces.step}
          value={pace}
          aria-valuetext={words.times(pace)}
          onChange={(event) => setPace(event.target.valueAsNumber)}
        />
      </label>
      <Button label={words.stop} look="link" onClick={onEnd} />
      <p className="small" role="status">
        {silent === 'failed' && words.failed}
      </p>
    </section>
  )
}

/** Offers to read the page aloud where the device has a voice for it. */
export function OfferToListen({ onPress }: { onPress: () => void }) {
  return (
    useCanListen() && (
      <div>
        <Button label={words.page} look="secondary" onClick={onPress} />
        <p className="soft small above-12">{words.why}</p>
      </div>
    )
  )
}

/** Reads the will on the page aloud where the device has a voice for it. */
export function ListenToWill({ of }: { of: () => Element | null }) {
  const [listening, setListening] = useState(false)
  const can = useCanListen()
  if (listening) return <Player of={of} onEnd={() => setListening(false)} />
  return can && <Button label={words.will} look="secondary" onClick={() => setListening(true)} />
}
