package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Stacks that moved, went into a fortress or came out, grew, shrank, came or are gone; then the LD of each country. */
final class StackChanges {

    private StackChanges() {}

    static List<Sentence> between(EuState before, EuState after) {
        var said = new ArrayList<Sentence>();
        var ids = new TreeSet<>(before.stacks().keySet());
        ids.addAll(after.stacks().keySet());
        ids.forEach(id -> {
            var was = before.stack(id).filter(StackChanges::hasCountry);
            var now = after.stack(id).filter(StackChanges::hasCountry);
            if (was.isPresent() && now.isPresent()) {
                said.addAll(changesOf(before, was.get(), now.get()));
            } else {
                was.ifPresent(gone -> said.add(Sentence.of("eu.changes.gone").with("where", SentenceNames.place(gone.province())).with("who", title(before, gone))));
                now.ifPresent(come -> said.add(Sentence.of("eu.changes.come").with("where", SentenceNames.place(come.province())).with("who", title(after, come))));
            }
        });
        said.addAll(sizes(before, after));
        return said;
    }

    private static List<Sentence> changesOf(EuState before, Stack was, Stack now) {
        var said = new ArrayList<Sentence>();
        var who = title(before, was);
        boolean other = !was.units().equals(now.units());
        var units = CounterNames.counters(now.units());
        if (!was.province().equals(now.province())) {
            said.add(Sentence.of("eu.changes.went").with("who", who).with("from", SentenceNames.place(was.province())).with("to", SentenceNames.place(now.province()))
                    .with("changed", other).with("units", units));
        } else if (other) {
            said.add(Sentence.of("eu.changes.size").with("who", who).with("where", SentenceNames.place(now.province())).with("units", units));
        }
        if (was.besieged() != now.besieged()) {
            said.add(Sentence.of("eu.changes.besieged").with("now", now.besieged()).with("city", SentenceNames.city(now.besieged() ? now.province() : was.province())).with("who", who));
        }
        return said;
    }

    /** Changes of LD on the board, Pashas included. */
    private static List<Keyed> sizes(EuState before, EuState after) {
        var was = sizes(before);
        var now = sizes(after);
        var countries = new TreeSet<>(was.keySet());
        countries.addAll(now.keySet());
        return countries.stream().filter(country -> !was.getOrDefault(country, 0).equals(now.getOrDefault(country, 0))).map(country -> {
            int first = was.getOrDefault(country, 0);
            int last = now.getOrDefault(country, 0);
            return Sentence.of("eu.changes.ld").with("who", SentenceNames.country(country)).with("more", last > first).with("count", Math.abs(last - first)).with("before", first).with("after", last);
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
    private static Keyed title(EuState board, Stack stack) {
        if (stack.units().isEmpty() && stack.leaders().size() == 1) {
            return Sentence.of("eu.name.alone").with("leader", SentenceNames.leader(board, stack.leaders().getFirst()));
        }
        var leader = board.commander(List.of(stack)).map(each -> nameOf(each, Nation.of(stack.country())));
        return Sentence.of("eu.changes.stack").with("country", SentenceNames.country(stack.country())).with("units", CounterNames.counters(stack.units()))
                .with("led", leader.isPresent()).with("leader", leader.orElse(new Text("")));
    }

    private static Argument nameOf(Leader leader, String nation) {
        return leader.title().endsWith(" of " + nation) ? new Phrase(Sentence.of("eu.name.a-general")) : SentenceNames.leader(leader);
    }
}
