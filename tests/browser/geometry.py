"""What lies wrong on a screen, and the sizes of screen at which it is looked at."""

from browser.host import ROOT

# evaluates to a line for each thing that is cut off, covered, too small or to be scrolled to
FAULTS = (ROOT / "tests" / "browser" / "geometry.js").read_text("utf-8")
SIZES = ((1440, 900), (1280, 720), (768, 1024), (390, 844))
