package tercio.adapters.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The numbers that the page of a game is measured by: how much of the window the board has, how high the log is, where the answers lie and what over them, what scrolls, how far the keyboard has to go. */
final class PageMeasures {

    /** The share of the window that a board has on a desk, by the width of the window. */
    private static final Map<Integer, Double> SHARE = Map.of(1440, 0.62, 1280, 0.55);
    private static final int LOG = 300;
    private static final int STOPS = 12;
    /** The number of answers in view without a click. */
    private static final int FEW = 5;

    private static final String FAULTS = """
            ([share, log, few]) => {
              const faults = [];
              const box = (selector) => document.querySelector(selector).getBoundingClientRect();
              const [board, play] = [box('.board-frame'), box('.play')];
              const opened = document.querySelector('.play details[open]') !== null;
              const free = board.width * ((opened ? board.bottom : Math.min(board.bottom, play.top)) - board.top) / (innerWidth * innerHeight);
              if (free < share) faults.push(`the board has ${Math.round(free * 1000) / 10} % of the window`);
              const pane = document.querySelector('.pane');
              if (pane.dataset.tab === 'log' && getComputedStyle(pane).display !== 'none' && pane.clientHeight < log) faults.push(`the log has ${pane.clientHeight} pixels`);
              for (const decision of document.querySelectorAll('.play > .decision')) {
                const answers = [...decision.querySelectorAll('[data-option], [data-pick]')];
                if (answers.length > few) continue;
                for (const answer of answers) {
                  const { left, top, right, bottom, width } = answer.getBoundingClientRect();
                  if (width === 0 || left < -1 || top < Math.max(0, play.top) - 1 || right > innerWidth + 1 || bottom > Math.min(innerHeight, play.bottom) + 1) faults.push(`outside the view: ${answer.textContent}`);
                }
              }
              const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
              const panes = [...document.querySelectorAll('.game *')].filter(scrolls);
              for (const inner of panes) {
                const outer = panes.find((each) => each !== inner && each.contains(inner));
                if (outer) faults.push(`${inner.className} scrolls inside ${outer.className}`);
              }
              if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
              for (const pick of document.querySelectorAll('.play > .decision [data-pick]')) {
                const counter = [...document.querySelectorAll('.counters .counter')].find((each) => Object.values(each.dataset).includes(pick.dataset.pick));
                if (!counter) continue;
                const { left, top, width, height } = counter.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                const over = width > 0 && x > board.left && x < board.right && y > board.top && y < board.bottom ? document.elementFromPoint(x, y) : null;
                if (over && !over.closest('.board')) faults.push(`${over.className} lies over ${pick.textContent}`);
              }
              return faults;
            }""";

    /** Each answer is brought into view: nothing lies over it, it lies over no question and no other answer, and its words are not cut. */
    private static final String COVERED = """
            () => {
              const faults = [];
              const play = document.querySelector('.play');
              const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
              const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
              const answers = [...play.querySelectorAll('[data-option], [data-pick], summary, .decision-form button')].filter(shown);
              const words = [...play.querySelectorAll('.asked > *, .rest')].filter(shown);
              for (const answer of answers) {
                const told = answer.textContent.trim();
                answer.scrollIntoView({ block: 'nearest' });
                const box = answer.getBoundingClientRect();
                const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                if (!answer.contains(over)) {
                  faults.push(`${over ? over.textContent.slice(0, 60) || over.className : 'nothing'} lies over ${told}`);
                  continue;
                }
                for (const word of words) {
                  if ([...word.getClientRects()].some((line) => meet(box, line))) faults.push(`${told} lies over ${word.textContent}`);
                }
                for (const other of answers) {
                  if (other !== answer && !other.contains(answer) && !answer.contains(other) && meet(box, other.getBoundingClientRect())) faults.push(`${told} lies over ${other.textContent.trim()}`);
                }
                if ([answer, ...answer.querySelectorAll(':scope > span')].some((part) => part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0)) faults.push(`cut: ${told}`);
              }
              play.scrollTop = 0;
              return faults;
            }""";

    private PageMeasures() {}

    /** The elements that miss their measure in a window of a desk or a phone; empty if none does. */
    @SuppressWarnings("unchecked") // the script gives texts
    static List<String> faults(Page page) {
        assertThat(page.locator(".board, .plain-board").first()).isVisible();
        var faults = new ArrayList<>((List<String>) page.evaluate(FAULTS, List.of(SHARE.getOrDefault(page.viewportSize().width, 0.0), LOG, FEW)));
        faults.addAll(covered(page));
        return faults;
    }

    /** The answers that lie under something or over something else, and those whose words are cut. */
    @SuppressWarnings("unchecked") // the script gives texts
    static List<String> covered(Page page) {
        return (List<String>) page.evaluate(COVERED);
    }

    /** Each press of the Tab key from the top of the page leads on, and the first answer is soon reached. */
    static void firstAnswerIsNear(Page page) {
        page.evaluate("() => { document.activeElement?.blur(); document.querySelector('.skip').focus(); }");
        int stops = 1;
        while (!(Boolean) page.evaluate("document.activeElement.matches('.play [data-option], .play [data-pick], .play summary')")) {
            page.keyboard().press("Tab");
            stops++;
            assertThat(stops).as("stops of the Tab key to the first answer, now at %s", page.evaluate("document.activeElement.outerHTML.slice(0, 120)")).isLessThanOrEqualTo(STOPS);
        }
    }
}
