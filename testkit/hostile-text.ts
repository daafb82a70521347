/** Text that attacks: markup of the typesetter and of other languages, and unusual characters. */
import fc from 'fast-check'

const markup = [
  '#read("/etc/passwd")',
  '#include "/etc/passwd"',
  '#import "style.typ": *',
  '#sys.inputs.will',
  '#eval("1+1")',
  '#panic("x")',
  '#set page(width: 1cm)',
  '#context query(<running>)',
  '#metadata((foot: "x"))<running>',
  '#link("https://example.com")[x]',
  '#pagebreak()',
  '= Heading',
  '- item',
  '+ item',
  '/ Term: x',
  '$ x^2 $',
  '*bold*',
  '_slanted_',
  '`code`',
  '```rust fn```',
  '~',
  '@ref',
  '<label>',
  '<running>',
  '\\',
  '\\u{41}',
  '\\n',
  '// gone',
  '/* gone */',
  '*/',
  '---',
  '...',
  '"',
  "'",
  ']',
  '}',
  '{"kind":"name"}',
  '</script>',
  '%PDF',
  '(/JS)',
  'https://example.com/x',
] as const

const letters = fc.constantFrom(...'aZéłßĐőŵ’“”–…€£½ĄżΩςЖщйĞıñç&%!?;:,.()[]{}<>|^~`\'"$#@*_=+-/\\ 0123456789')
export const hostile = fc
  .array(fc.oneof(fc.constantFrom(...markup), fc.string({ unit: letters, minLength: 1, maxLength: 12 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(''))
