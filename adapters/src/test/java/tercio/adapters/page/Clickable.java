package tercio.adapters.page;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Something that a player could click now, of a kind that tells how often it is. */
record Clickable(Page page, String kind, int number, String label) {

    /** The elements to click, by kind, with the relative frequency of clicks of each kind. The first kind that fits an element is its own. */
    private static final Map<String, Integer> WEIGHTS = Map.ofEntries(Map.entry("answer", 20), Map.entry("move", 6), Map.entry("send the move", 25),
            Map.entry("other way", 2), Map.entry("drop the move", 2), Map.entry("target looked at", 25), Map.entry("target", 9), Map.entry("piece to move", 8),
            Map.entry("send the form", 12), Map.entry("form", 6), Map.entry("fold", 4), Map.entry("die", 40), Map.entry("send the dice", 40), Map.entry("drop the dice", 1),
            Map.entry("legal instead", 5), Map.entry("undo", 2), Map.entry("back to now", 20), Map.entry("history", 1), Map.entry("counter", 3), Map.entry("zone", 2),
            Map.entry("take it back", 40), Map.entry("leave it", 5), Map.entry("more or less of it", 10), Map.entry("tool", 1), Map.entry("why", 1), Map.entry("close", 2), Map.entry("next seat", 60));

    private static final Map<String, String> SELECTORS = selectors();

    private static final String COLLECT = """
            (selectors) => {
              const taken = new Set();
              window.clickable = [];
              const inFront = document.querySelector('dialog:modal');
              for (const [kind, selector] of selectors) {
                for (const element of document.querySelectorAll(selector)) {
                  if (taken.has(element)) continue;
                  taken.add(element);
                  const { width, height } = element.getBoundingClientRect();
                  if (element.disabled || element.getAttribute('aria-disabled') === 'true' || width === 0 || height === 0
                    || inFront && !inFront.contains(element) || !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .not-now')) continue;
                  window.clickable.push({ kind, element, label: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80) });
                }
              }
              return window.clickable.map(({ kind, label }) => [kind, label]);
            }""";

    private static Map<String, String> selectors() {
        var all = new LinkedHashMap<String, String>();
        all.put("next seat", ".hot-seat button.main, .pass-device button.main");
        all.put("take it back", ".take-back-dialog .main");
        all.put("leave it", ".take-back-dialog .leave");
        all.put("more or less of it", ".take-back-dialog .whole, .take-back-dialog .nearest");
        all.put("die", "form.thrown [data-pad]");
        all.put("send the dice", "form.thrown button.main");
        all.put("drop the dice", "form.thrown .close");
        all.put("answer", ".play [data-option]");
        all.put("piece to move", ".play [data-pick]");
        all.put("send the form", ".decision-form > button.main");
        all.put("form", ".decision-form button, .decision-form input[type=checkbox], .decision-form input[type=radio]");
        all.put("fold", ".play summary");
        all.put("send the move", ".aim [data-send]");
        all.put("other way", ".aim-ways button");
        all.put("drop the move", ".aim-drop");
        all.put("target looked at", ".counters [data-target][aria-pressed=true]");
        all.put("target", ".counters [data-target]");
        all.put("move", "[data-move]");
        all.put("legal instead", ".problem .row button");
        all.put("undo", ".take-back");
        all.put("back to now", ".past .time button.main");
        all.put("history", ".time button[aria-label]:not(.fold)");
        all.put("counter", ".counters .counter");
        all.put("zone", ".handles .zone");
        all.put("tool", ".board [aria-label=Nearer], .board [aria-label=Farther], .board [aria-label='The whole map'], .board [aria-label='The front']");
        all.put("why", ".result-card [aria-expanded]");
        all.put("close", ".side .close, .problem .close");
        return all;
    }

    /** All that can be clicked now. */
    @SuppressWarnings("unchecked") // the script gives pairs of texts
    static List<Clickable> on(Page page) {
        var found = (List<List<String>>) page.evaluate(COLLECT, SELECTORS.entrySet().stream().map(each -> List.of(each.getKey(), each.getValue())).toList());
        return IntStream.range(0, found.size())
                .mapToObj(number -> new Clickable(page, found.get(number).getFirst(), number, found.get(number).getLast())).toList();
    }

    /** One of them: first a kind by its weight, then any of that kind. */
    static Clickable any(List<Clickable> all, Random random) {
        var kinds = all.stream().map(Clickable::kind).distinct().toList();
        int place = random.nextInt(kinds.stream().mapToInt(WEIGHTS::get).sum());
        for (var kind : kinds) {
            place -= WEIGHTS.get(kind);
            if (place < 0) {
                var own = all.stream().filter(each -> each.kind().equals(kind)).toList();
                return own.get(random.nextInt(own.size()));
            }
        }
        throw new IllegalStateException("No kind was chosen of " + kinds + ".");
    }

    /** The element; null if it has gone since. */
    ElementHandle element() {
        return page.evaluateHandle("number => window.clickable[number].element", number).asElement();
    }
}
