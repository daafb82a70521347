// Runs before the first paint. A page that was written out at build time is right for somebody who is here for the first
// time; for anybody else it stays hidden until it has been drawn for them, so that nothing flashes and changes.
;(() => {
  let known = location.hash !== '' || /(^|; )policy-accepted=/.test(document.cookie)
  try {
    known ||= localStorage.length > 0
  } catch {
    // Storage is refused: nothing is known here.
  }
  if (known) document.documentElement.dataset.known = ''
})()
