package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.StackTitle;

/** Stacks that moved, went into a fortress or came out, grew, shrank, came or are gone; then the LD of each country. */
final class StackChanges {

    private StackChanges() {}

    static List<String> between(EuState before, EuState after) {
        var said = new ArrayList<String>();
        var ids = new TreeSet<>(before.stacks().keySet());
        ids.addAll(after.stacks().keySet());
        ids.forEach(id -> {
            var was = before.stack(id).filter(StackChanges::hasCountry);
            var now = after.stack(id).filter(StackChanges::hasCountry);
            if (was.isPresent() && now.isPresent()) {
                said.addAll(changesOf(before, was.get(), now.get()));
            } else {
                was.ifPresent(gone -> said.add("Gone from " + PlaceName.of(gone.province()) + ": " + title(before, gone) + "."));
                now.ifPresent(come -> said.add("New in " + PlaceName.of(come.province()) + ": " + title(after, come) + "."));
            }
        });
        said.addAll(sizes(before, after));
        return said;
    }

    private static List<String> changesOf(EuState before, Stack was, Stack now) {
        var said = new ArrayList<String>();
        var who = title(before, was);
        boolean other = !was.units().equals(now.units());
        var become = other ? ", now " + now.units() : "";
        if (!was.province().equals(now.province())) {
            said.add(who + " went from " + PlaceName.of(was.province()) + " to " + PlaceName.of(now.province()) + become + ".");
        } else if (other) {
            said.add(who + " in " + PlaceName.of(now.province()) + ": now " + now.units() + ".");
        }
        if (was.besieged() != now.besieged()) {
            said.add((now.besieged() ? "Besieged in " + PlaceName.city(now.province()) : "No longer besieged in " + PlaceName.city(was.province())) + ": " + who + ".");
        }
        return said;
    }

    /** Changes of LD on the board, Pashas included. */
    private static List<String> sizes(EuState before, EuState after) {
        var was = sizes(before);
        var now = sizes(after);
        var countries = new TreeSet<>(was.keySet());
        countries.addAll(now.keySet());
        return countries.stream().filter(country -> !was.getOrDefault(country, 0).equals(now.getOrDefault(country, 0))).map(country -> {
            int first = was.getOrDefault(country, 0);
            int last = now.getOrDefault(country, 0);
            return Nation.of(country) + (last < first ? " lost " : " gained ") + Math.abs(last - first) + " LD on the map (" + first + " -> " + last + ").";
        }).toList();
    }

    private static TreeMap<CountryId, Integer> sizes(EuState board) {
        var ld = new TreeMap<CountryId, Integer>();
        board.stacks().values().stream().filter(StackChanges::hasCountry).forEach(stack -> ld.merge(stack.country(), stack.ld(), Integer::sum));
        return ld;
    }

    private static boolean hasCountry(Stack stack) {
        return stack.country() != null;
    }

    /** Title of a stack: {@code Spain's A+ under Spinola}. */
    private static String title(EuState board, Stack stack) {
        if (stack.units().isEmpty() && stack.leaders().size() == 1) {
            return board.leaders().get(stack.leaders().getFirst()).leader().title() + " alone";
        }
        var nation = Nation.of(stack.country());
        var under = board.commander(List.of(stack)).map(Leader::title)
                .map(name -> " under " + (name.endsWith(" of " + nation) ? "a general" : name)).orElse("");
        return StackTitle.possessive(nation) + " " + stack.units() + under;
    }
}
