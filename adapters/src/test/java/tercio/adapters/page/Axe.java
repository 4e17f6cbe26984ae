package tercio.adapters.page;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Predicate;

/**
 * The findings of axe on the page. It looks at the page alone, which has no frames, and tells only faults: to tell of
 * everything that is right would take it several times as long.
 */
final class Axe {

    private static final Predicate<Rule> SERIOUS = found -> List.of("serious", "critical").contains(found.getImpact());

    private final AxeBuilder axe;

    private Axe(Page page) {
        var wanted = new AxeRunOptions();
        wanted.setResultTypes(List.of("violations"));
        axe = new AxeBuilder(page).options(wanted).setLegacyMode(true);
    }

    /** The serious findings. */
    static List<String> serious(Page page) {
        return new Axe(page).findings(SERIOUS);
    }

    /** The serious findings in a part of the page. */
    static List<String> serious(Page page, String part) {
        var axe = new Axe(page);
        axe.axe.include(part);
        return axe.findings(SERIOUS);
    }

    /** All that is wrong with a part of the page. */
    static List<String> any(Page page, String part) {
        var axe = new Axe(page);
        axe.axe.include(part);
        return axe.findings(_ -> true);
    }

    /**
     * The controls whose name does not hold the words that they show, which axe looks for only where it is asked to. A counter is a picture of
     * its piece: its name says in words what is drawn on it.
     */
    static List<String> namedOtherwise(Page page) {
        return new AxeBuilder(page).exclude(".counter").withRules(List.of("label-content-name-mismatch")).setLegacyMode(true).analyze().getViolations().stream()
                .flatMap(found -> found.getNodes().stream()).map(node -> node.getHtml()).toList();
    }

    private List<String> findings(Predicate<Rule> wanted) {
        return axe.analyze().getViolations().stream().filter(wanted)
                .map(found -> found.getId() + ": " + found.getHelp() + " " + found.getNodes().stream().limit(3).map(node -> node.getHtml()).toList())
                .toList();
    }
}
