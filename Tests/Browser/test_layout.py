"""Nothing is cut off, nothing overlaps, everything can be pressed, in every language and width. Pictures on request."""

from webdriver import wait_for

LANGUAGES = ["en", "tr", "ar"]
WIDTHS = [360, 768, 1280]

# Elements whose text is wider than they are, that lie outside the window, or that cover one another.
FAULTS = """
const faults = [];
// What has been scrolled away inside a list lies under others, unseen: lists are looked at whole.
for (const list of document.querySelectorAll('.chat-scroll')) list.style.maxBlockSize = 'none';
const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
const name = (element) => element.dataset.text || element.id || element.className || element.tagName;
if (document.documentElement.scrollWidth > innerWidth) faults.push(`page is ${document.documentElement.scrollWidth} wide`);
const texts = [...document.querySelectorAll('[data-text], button, input, select, h1, h2, h3, p')].filter(seen);
for (const element of texts) {
  const box = element.getBoundingClientRect();
  if (box.left < -0.5 || box.right > innerWidth + 0.5) if (!element.closest('.skip')) faults.push(`outside: ${name(element)}`);
  const style = getComputedStyle(element);
  if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && !element.matches('input'))
    faults.push(`cut off: ${name(element)}`);
  // The first star hangs over the edge on purpose, so that the drawing, not its touch area, stands in line.
  if (element.matches('.tk-star input')) continue;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const outer = around.getBoundingClientRect();
    if (getComputedStyle(around).overflowX !== 'visible') break;
    if (box.left < outer.left - 1.5 || box.right > outer.right + 1.5) { faults.push(`sticks out: ${name(element)} of ${name(around)}`); break; }
  }
}
const leaves = texts.filter((one) => !one.closest('header.top, aside, .skip') && !one.matches('.tk-star input, .tk-pill input'));
for (const one of leaves) for (const other of leaves) {
  if (one === other || one.contains(other) || other.contains(one)) continue;
  const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (wide > 1 && high > 1) faults.push(`overlap: ${name(one)} and ${name(other)}`);
}
for (const control of document.querySelectorAll('button, select, input:not(:disabled), .brand a')) {
  if (!seen(control)) continue;
  const box = (control.closest('.tk-pill, .tk-star, .check') ?? control).getBoundingClientRect();
  if (box.height < 43.5 || box.width < 43.5) faults.push(`small: ${name(control)} ${box.width}×${box.height}`);
}
return [...new Set(faults)];
"""


def test_nothing_is_cut_off_or_overlaps(ground):
    faults = []
    for width in WIDTHS:
        browser = ground.browser(width=width, height=800)
        for language in LANGUAGES:
            browser.open(f"{ground.service.address}/?language={language}&month=2026-09")
            faults += [f"{language} {width}: {fault}" for fault in browser.run(FAULTS)]
        browser.close()
    assert faults == [], "\n".join(faults)


def test_the_layout_check_sees_faults(ground):
    browser = ground.browser(width=360)
    browser.run("document.querySelector('[data-text=\"card.title\"]').style.cssText = 'display:block;width:900px'")
    browser.run("document.querySelector('h1').style.cssText = 'margin-bottom:-80px'")
    kinds = {fault.split(":")[0] for fault in browser.run(FAULTS)}
    assert {"outside", "overlap"} <= kinds, kinds


def test_pictures(ground):
    for dark in (False, True):
        browser = ground.browser(dark=dark)
        for width, height in [(360, 740), (1280, 800)]:
            for language in ["ar"] if dark else LANGUAGES:
                picture(ground, browser, language, width, height, "-dark" if dark else "")
        browser.close()
    browser = ground.browser("/?language=tr&month=2026-09", width=360, height=740)
    browser.click('[data-text="page.heading"]')
    wait_for(lambda: browser.run("return document.querySelector('.answer') !== null"), what="the explanation")
    browser.screenshot(ground.screenshots / "tr-360-explain.png", whole=False)


def picture(ground, browser, language, width, height, suffix):
    """The whole page, on a wide screen with an explanation beside it."""
    browser.resize(width, height)
    browser.open(f"{ground.service.address}/?language={language}&month=2026-09")
    if width > 1000:
        browser.click('[data-text="rating.value"]')
        wait_for(lambda: browser.run("return document.querySelector('.answer') !== null"), what="the explanation")
        browser.run("scrollTo(0, 0)")
    file = ground.screenshots / f"{language}-{width}{suffix}.png"
    browser.screenshot(file)
    assert file.stat().st_size > 20_000, f"{file} is empty"
