package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.map.SpaceId;

/** Fortresses that fell, provinces that changed hands, and the marks of sieges, pillage, revolts and corsairs. */
final class PlaceChanges {

    private static final String NONE = "none";

    private PlaceChanges() {}

    static List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        after.fortresses().forEach((province, now) -> {
            var was = before.fortress(province);
            if (was != null && !was.equals(now)) {
                said.addAll(fortress(province, was, now));
            }
            said.addAll(marks(province, before.marks(), after.marks()));
        });
        return said;
    }

    private static List<String> fortress(SpaceId province, Fortress was, Fortress now) {
        var said = new ArrayList<String>();
        var city = PlaceName.city(province);
        if (!was.owner().equals(now.owner())) {
            said.add(PlaceName.of(province) + " changed its owner: " + Nation.of(was.owner()) + " -> " + Nation.of(now.owner()) + ".");
        }
        if (!was.controller().equals(now.controller())) {
            said.add(city + (now.controller().equals(now.owner()) ? " came back to its owner: " : " fell: ")
                    + Nation.of(was.controller()) + " -> " + Nation.of(now.controller()) + ".");
        }
        if (was.level() != now.level()) {
            said.add("The fortress of " + city + ": level " + was.level() + " -> " + now.level() + ".");
        }
        if (!was.works().equals(now.works())) {
            said.add("Siegeworks at " + city + ": " + works(was.works()) + " -> " + works(now.works()) + ".");
        }
        if (was.isBreached() != now.isBreached()) {
            said.add(now.isBreached() ? "A breach was made at " + city + "." : "The breach at " + city + " is closed.");
        }
        return said;
    }

    private static List<String> marks(SpaceId province, ProvinceMarks was, ProvinceMarks now) {
        var place = PlaceName.of(province);
        return Stream.of(
                differenceText("Pillage in " + place, was, now, marks -> level("pillage", marks.pillageLevel(province))),
                toggleText(was.floods().provinces(), now.floods().provinces(), province, place, " was flooded.", " is no longer flooded."),
                differenceText("Revolt in " + place, was, now, marks -> marks.isInRevolt(province) ? marks.revolts().get(province).toString() : NONE),
                differenceText("Corsairs before " + place, was, now, marks -> marks.raids().containsKey(province)
                        ? marks.raids().get(province) + " of " + Nation.of(marks.raids().get(province).by()) : NONE),
                toggleText(was.supplied(), now.supplied(), province, PlaceName.city(province), " was supplied by a fleet.", " is no longer supplied by a fleet."),
                toggleText(was.blockaded(), now.blockaded(), province, "The port of " + place, " is blockaded.", " is no longer blockaded."),
                toggleText(was.continued(), now.continued(), province, "The siege of " + PlaceName.city(province), " goes on from an earlier turn.",
                        " no longer counts as one of an earlier turn.")).flatMap(List::stream).toList();
    }

    private static List<String> differenceText(String what, ProvinceMarks was, ProvinceMarks now, Function<ProvinceMarks, String> read) {
        return read.apply(was).equals(read.apply(now)) ? List.of() : List.of(what + ": " + read.apply(was) + " -> " + read.apply(now) + ".");
    }

    private static List<String> toggleText(List<SpaceId> was, List<SpaceId> now, SpaceId province, String what, String on, String off) {
        return was.contains(province) == now.contains(province) ? List.of() : List.of(what + (now.contains(province) ? on : off));
    }

    private static String works(Siegeworks works) {
        return counters("siegework", works.minus(), works.plus());
    }

    /** A level in counters: 3 is a plus and a minus. */
    private static String level(String counter, int level) {
        return counters(counter, level % 2, level / 2);
    }

    private static String counters(String counter, int minus, int plus) {
        var all = Stream.of(plus == 2 ? "two " + counter + "s+" : plus == 1 ? counter + "+" : "", minus == 1 ? counter + "-" : "")
                .filter(each -> !each.isEmpty()).collect(Collectors.joining(" and "));
        return all.isEmpty() ? NONE : all;
    }
}
